"""How states and messages reach clients: a plain path, and a fast one that gives the same bytes."""
