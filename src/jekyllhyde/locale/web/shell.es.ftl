game-title = Jekyll & Hyde
nav-label = Main
close = Close
try-again = Try again
screen-not-loaded = This page could not be loaded. The connection may be gone.
not-found-title = Nothing here
go-home = Go home
