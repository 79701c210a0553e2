// boardgame.io: `node boardgame.cjs PORT GAME [FOLDER]`, the counter or the court game; with a folder in its own file
// storage, else in memory.
const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const court = require("./court.cjs");

// Four players add one in turn.
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

// Who is asked is the game's own affair, so everybody is active. What is paid is secret, so the log keeps it from others.
const answer = (kind) => ({
  move: ({ G, playerID }, option) =>
    court.play(G, Number(playerID), kind, option, () => {}) ? undefined : INVALID_MOVE,
  redact: kind === "pay",
  client: false,
});
const cards = {
  name: "court",
  minPlayers: court.SEATS,
  maxPlayers: court.SEATS,
  disableUndo: true,
  setup: ({ random }) => court.deal(random.Shuffle(court.faces())),
  turn: { activePlayers: { all: null } },
  moves: Object.fromEntries(court.KINDS.map((kind) => [kind, answer(kind)])),
  playerView: ({ G, playerID }) => ({ ...G, piles: court.shown(G.piles, playerID === null ? -1 : Number(playerID)) }),
};

const [port, name, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [{ counter, court: cards }[name]], origins: [], ...storage });
// Memory is compared without garbage that only waits to be collected.
server.router.post("/collect", (context) => {
  global.gc();
  context.body = {};
});
// What is really where, for the check that nobody is sent another's cards.
server.router.get("/truth/:match", async (context) => {
  const { number, piles } = (await server.db.fetch(context.params.match, { state: true })).state.G;
  context.body = { number, piles };
});
server.run(Number(port));
