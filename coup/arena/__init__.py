"""Many games at once: tournaments and their statistics."""
