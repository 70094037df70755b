"""The application that clients talk to: HTTP handlers, the WebSocket, and the built browser client."""
