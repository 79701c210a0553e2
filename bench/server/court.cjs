// The game that the peers play: a plain court game like For the King. 108 cards in secret hands and piles, four seats;
// a draft of single cards, then auctions that are paid for out of the hand. Its rules are plain data and know no server.
const SEATS = 4;
const CARDS = 108;
const REMOVED = 8; // cards that stay in the stock, unseen
const OPEN = new Set(["centre", "lot", "spent"]); // piles that everybody sees
const OWN = ["look", "hand", "lost"]; // piles of each seat, which its owner alone sees
const PILES = ["stock", "favor", ...OPEN, ...OWN.flatMap((name) => [0, 1, 2, 3].map((seat) => name + seat))];
const KINDS = ["place", "take", "bid", "pay"]; // of answers

// Every card has a face that is found in no other text, so that a secret can be looked for in what is sent.
const faces = () => Array.from({ length: CARDS }, (_, card) => `K${String(card).padStart(3, "0")}`);

function deal(stock) {
  const piles = Object.fromEntries(PILES.map((name) => [name, []]));
  const game = { piles: { ...piles, stock }, number: 0, dealer: 0, placed: [0, 0, 0], bid: 0, leader: -1, passed: [] };
  draw(game, mover(game, () => {}));
  return tell(game);
}

const sees = (seat, pile) => OPEN.has(pile) || OWN.some((name) => pile === name + seat);

// What a seat is shown of the piles: the cards, or how many there are.
const shown = (piles, seat) =>
  Object.fromEntries(PILES.map((name) => [name, sees(seat, name) ? piles[name] : piles[name].length]));

// A seat's answer to what it is asked: the kind of answer, and which of the options. Says whether it was legal, and tells
// of every card that moves.
function play(game, seat, kind, option, moved) {
  if (seat !== game.asked || kind !== game.kind || !(option >= 0 && option < game.options)) return false;
  game.number += 1;
  ({ place, take, bid, pay })[kind](game, seat, option, mover(game, moved));
  tell(game);
  return true;
}

const mover = (game, moved) => (from, at, to) => {
  const [card] = game.piles[from].splice(at, 1);
  game.piles[to].push(card);
  moved(card, to);
};

function place(game, seat, option, move) {
  const where = [0, 1, 2].filter((to) => game.placed[to] < [1, SEATS - 1, 1][to])[option];
  game.placed[where] += 1;
  move(`look${seat}`, 0, [`hand${seat}`, "centre", "favor"][where]);
  if (game.placed[0] + game.placed[1] + game.placed[2] <= SEATS) draw(game, move);
  else ask(game, "take", left(seat));
}

function take(game, seat, option, move) {
  move("centre", option, `hand${seat}`);
  if (game.piles.centre.length) return ask(game, "take", left(seat));
  game.dealer = left(game.dealer);
  game.placed = [0, 0, 0];
  if (game.piles.stock.length > REMOVED) draw(game, move);
  else turnUp(game, move);
}

function bid(game, seat, option, move) {
  if (option === 0) game.passed.push(seat);
  else {
    game.bid += option;
    game.leader = seat;
  }
  let next = left(seat);
  while (next !== seat && game.passed.includes(next)) next = left(next);
  if (next === game.leader) ask(game, "pay", next);
  else if (!game.passed.includes(next)) ask(game, "bid", next);
  else {
    move("lot", 0, "spent");
    turnUp(game, move);
  }
}

function pay(game, seat, option, move) {
  move(`hand${seat}`, option, `lost${seat}`);
  game.bid -= 1;
  if (game.bid) return ask(game, "pay", seat);
  move("lot", 0, `hand${seat}`);
  turnUp(game, move);
}

function draw(game, move) {
  move("stock", game.piles.stock.length - 1, `look${game.dealer}`);
  ask(game, "place", game.dealer);
}

function turnUp(game, move) {
  Object.assign(game, { bid: 0, leader: -1, passed: [] });
  if (!game.piles.favor.length) return ask(game, "over", -1);
  move("favor", game.piles.favor.length - 1, "lot");
  game.dealer = left(game.dealer);
  ask(game, "bid", game.dealer);
}

const left = (seat) => (seat + 1) % SEATS;

const ask = (game, kind, asked) => void Object.assign(game, { kind, asked });

// Whoever plays must know how many options there are; all of them are public. The load finds this one text in any frame.
function tell(game) {
  const { kind, asked, piles, placed } = game;
  const hand = piles[`hand${asked}`]?.length ?? 0;
  game.options = {
    place: (placed[0] < 1) + (placed[1] < SEATS - 1) + (placed[2] < 1),
    take: piles.centre.length,
    bid: 1 + Math.max(0, hand - game.bid),
    pay: hand,
    over: 0,
  }[kind];
  game.turn = `turn ${game.number} ${kind} ${asked} ${game.options};`;
  return game;
}

module.exports = { KINDS, PILES, SEATS, deal, faces, play, sees, shown };
