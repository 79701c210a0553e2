// Colyseus: `node colyseus.cjs PORT`, the court game in memory. All cards are one array of the room's state: in which pile
// a card is, everybody is told; its face is in the state views of those who see it.
const { Room, Server } = require("@colyseus/core");
const { StateView, schema, t } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const court = require("./court.cjs");

const Card = schema({ pile: t.uint8(), face: t.string().view() }, "Card");
const State = schema({ turn: t.string(), bid: t.uint8(), leader: t.int8(), cards: t.array(Card) }, "State");
const games = new Map();

class Court extends Room {
  maxClients = court.SEATS;
  patchRate = null; // nobody waits for a tick: every move is sent at once

  onCreate() {
    const stock = court.faces();
    for (let at = stock.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [stock[at], stock[other]] = [stock[other], stock[at]];
    }
    this.seats = [];
    this.state = new State();
    this.cards = new Map(stock.map((face) => [face, new Card().assign({ face, pile: 0 })]));
    this.state.cards.push(...this.cards.values());
    this.game = court.deal(stock);
    for (const pile of court.PILES) for (const face of this.game.piles[pile]) this.put(face, pile);
    this.tell();
    games.set(this.roomId, this.game);
    for (const kind of court.KINDS) {
      this.onMessage(kind, (client, option) => {
        if (court.play(this.game, client.seat, kind, option, (face, pile) => this.put(face, pile))) this.tell();
        else client.error(4000, "That move is not legal now.");
      });
    }
  }

  onJoin(client) {
    client.seat = this.seats.length;
    client.view = new StateView();
    this.seats.push(client);
    for (const pile of court.PILES)
      if (court.sees(client.seat, pile)) for (const face of this.game.piles[pile]) client.view.add(this.cards.get(face));
  }

  onDispose() {
    games.delete(this.roomId);
  }

  put(face, pile) {
    const card = this.cards.get(face);
    card.pile = court.PILES.indexOf(pile);
    for (const client of this.seats)
      if (court.sees(client.seat, pile)) client.view.add(card);
      else client.view.remove(card);
  }

  tell() {
    const { turn, bid, leader } = this.game;
    Object.assign(this.state, { turn, bid, leader });
    this.broadcastPatch();
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({}),
  express: (app) => {
    app.post("/collect", (request, response) => {
      global.gc();
      response.json({});
    });
    app.get("/truth/:room", (request, response) => {
      const { number, piles } = games.get(request.params.room);
      response.json({ number, piles });
    });
    app.get("/ready", (request, response) => response.json({}));
  },
});
server.define("court", Court);
server.listen(Number(process.argv[2]), "127.0.0.1");
