"use strict";
// boardgame.io's own server with its own storage in memory. Prints its address when it can be used.

const { Server } = require("boardgame.io/server");
const game = require("./game.js");

const server = Server({ games: [game], origins: ["http://localhost"] });
server.run(0).then(({ appServer }) => {
  console.log(`boardgame.io is served at http://127.0.0.1:${appServer.address().port}`);
});
