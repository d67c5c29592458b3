"""The opponents: each decides from an Observation and its own random stream."""
