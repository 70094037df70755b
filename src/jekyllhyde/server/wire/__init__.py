"""The fast path to clients: states encoded once for all readers, and WebSocket frames on uvicorn's transport."""
