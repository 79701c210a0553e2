#!/usr/bin/env node
// A bot for any game of Coterie, written from docs/arena.md: it plays by chance, and says whatever may be said.
//
//     coterie arena royal-secrets --bots "cmd:node examples/bots/chatty.mjs,courtier" --games 20 --talk
//
// It needs nothing of Coterie.

import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type !== 'ask') continue
  const { legal, sayings, seed } = message
  const answer = { action: legal[seed % legal.length].action }
  if (sayings.length) answer.act = sayings[seed % sayings.length]
  console.log(JSON.stringify(answer))
}
