"""What a player or a spectator may see of a table or of a record."""
