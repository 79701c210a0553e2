// The peer's server: boardgame.io in memory, with a game in which four players add one in turn. `node counter.cjs PORT`
const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  minPlayers: 2,
  maxPlayers: 8,
  disableUndo: true,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const server = Server({ games: [counter], origins: [] });
// Memory is compared without garbage that only waits to be collected.
server.router.post("/collect", (context) => {
  global.gc();
  context.body = {};
});
server.run(Number(process.argv[2]));
