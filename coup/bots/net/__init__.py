"""The self-play network: what it sees, how it computes, how it plays; no numpy needed."""
