"""The database: its schema, the logs of tables, the history of matches, and the deletion of old data."""
