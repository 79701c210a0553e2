import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../lib/i18n/phrases'
import { hotkeysOf } from '../../lib/match/keys'
import { notUndone } from '../../lib/match/not_undone'
import { choices as choicesOf } from '../../lib/match/targets'
import type { EventJson, PileJson, ViewJson } from '../../lib/wire/types'
import { goldenOf, lost } from '../golden'
import aim from './aims'
import { auctionOf } from './auction'
import Distribution from './Distribution.svelte'
import { changesOf, copiesOf, faceOf, goldOf, Ministry } from './ministry'
import Reckoning from './Reckoning.svelte'
import { lanesOf, revealOf } from './reveal'
import GameTable from './GameTable.svelte'

const { game, positions, told, wordsOf, idsOf, silent, propsOf } = goldenOf('for-the-king')

const choicesIn = (view: ViewJson, legal: number[]) =>
  choicesOf(game, view, legal).map((choice) => ({ ...choice, targets: aim(choice) }))

const tableOf = (view: ViewJson, legal: number[], language: Language = 'en', events: EventJson[] = []) => ({
  ...propsOf(view, legal, language, events, choicesIn(view, legal)),
  oncite() {},
})
const shown = (...given: Parameters<typeof tableOf>): string =>
  render(GameTable, { props: tableOf(...given) as never }).body
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ')

test('whatever may be done is on the table or in the action bar, in every kind of position', () => {
  expect(new Set(positions.map(({ view }) => view.step))).toEqual(
    new Set(['place', 'take', 'decree', 'bid', 'pay', 'discard']),
  )
  for (const { view, legal } of positions) {
    expect(lost(shown(view, legal), choicesIn(view, legal)), `${view.step} at a table of ${view.seats}`).toEqual([])
  }
})

test('whatever can be chosen on the table says its key, and a card is chosen where it lies', () => {
  const from: Record<string, string> = { take: 'card:centre:', pay: 'card:hand:', discard: 'card:hand:' }
  for (const { view, legal } of positions) {
    const choices = choicesIn(view, legal)
    const keyless = [...shown(view, legal).matchAll(/<button[^>]*data-target="([^"]+)"[^>]*>/g)].filter(
      ([button]) => !button.includes('aria-keyshortcuts'),
    )
    const few = choices.length <= 9 && view.step !== 'bid' // there are nine digits; a bid is typed as well
    expect(few ? keyless.map(([, key]) => key) : [], `${view.step} at a table of ${view.seats}`).toEqual([])
    for (const { verb, targets } of choices)
      if (from[verb.name]) expect(targets.every((key) => key.startsWith(from[verb.name]!))).toBe(true)
  }
})

test('every bid can be made, also one that is more than is held', () => {
  const bidding = positions.filter(({ view, legal }) => view.step === 'bid' && legal.length > 3)
  const hold = (view: ViewJson) => goldOf(game, new Ministry(view).cards('hand', view.seat))
  expect(bidding.some(({ view }) => hold(view) <= new Ministry(view).number('bid'))).toBe(true)
  for (const { view, legal } of bidding) {
    const bids = choicesIn(view, legal).filter(({ verb }) => verb.name === 'bid')
    const html = shown(view, legal)
    expect(html).toContain(`min="${bids[0]!.arg}" max="${bids.at(-1)!.arg}"`)
    expect(html.match(/<button[^>]*data-target="bidding"[^>]*>/g)!.some((button) => button.includes('disabled'))).toBe(
      false,
    )
  }
})

test('keys: k, c and f are places, an initial is an office, a digit a card or the bid; b bids least, p passes', () => {
  const keysOf = (step: string) =>
    positions
      .filter(({ view }) => view.step === step)
      .map(({ view, legal }) => ({ all: choicesIn(view, legal), keys: hotkeysOf(choicesIn(view, legal), '') }))
  for (const { all, keys } of keysOf('place')) expect([...keys.values()]).toEqual(all.map(({ arg }) => 'kcf'[arg]))
  for (const { all, keys } of keysOf('bid').filter(({ all }) => all.length > 1)) {
    const [pass, least, next] = all
    expect([keys.get(`action:${pass!.action}`), keys.get(`action:${least!.action}`)]).toEqual(['p', 'b'])
    expect([...keys.values()].every((key) => key.length === 1)).toBe(true)
    if (next && next.arg < 10) expect(keys.get(`action:${next.action}`)).toBe(`${next.arg}`)
  }
  for (const { keys } of keysOf('decree')) expect([...keys.keys()].every((key) => key.startsWith('office:'))).toBe(true)
  for (const { keys } of keysOf('decree')) expect([...keys.values()].every((key) => 'delamp'.includes(key))).toBe(true)
})

test('nothing on the table can be chosen that may not be done', () => {
  for (const { view } of positions) expect(shown(view, [])).not.toMatch(/data-target="[^"]/)
})

test('a card face down has one name for everybody, and what a dealer looks at is seen by nobody else', () => {
  const backs = (html: string) =>
    [...html.matchAll(/class="card [^"]*\bdown\b[^"]*"[^>]*>[^<]*(?:<!--[^>]*-->)*<span class="vh[^"]*">([^<]*)/g)].map(
      ([, name]) => name!,
    )
  const dealing = positions.filter(({ view }) => view.step === 'place')
  const found = dealing.flatMap(({ view }) => {
    const other: ViewJson = {
      ...view,
      seat: (view.seat + 1) % view.seats,
      piles: view.piles.map(([name, seat, size, cards, back]): PileJson => [
        name,
        seat,
        size,
        seat < 0 || name === 'lost' ? cards : [],
        back,
      ]),
    }
    return backs(shown(other, []))
  })
  expect(found.length).toBeGreaterThan(5)
  expect(new Set(found)).toEqual(new Set(['a card face down']))
})

test.each(LANGUAGES)('nothing on the table is without words in %s', (language) => {
  for (const [i, { view, legal }] of positions.entries()) {
    if (i % 3) continue
    expect(textOf(shown(view, legal, language, told[i % told.length]!.slice(0, 40)))).not.toMatch(
      /\b(?:office|duty|card|king|place|note|seat|slot|sheet|step|verb|do)-[a-z0-9]/,
    )
    const sheet = render(Distribution, {
      props: { words: wordsOf(language), ministry: new Ministry(view), mine: view.seat },
    })
    expect(textOf(sheet.body)).not.toMatch(/\bsheet-|\bcard-/)
  }
})

test('both languages of the table have the same messages, and the table says all of them', () => {
  expect(idsOf('fr')).toEqual(idsOf('en'))
  expect(silent('king-', 'place-', 'do-', 'note-', 'sheet-')).toEqual([])
})

test('the sheet has every card of the table once, and has seen what the view shows', () => {
  for (const { view } of positions.filter((_, i) => i % 5 === 0)) {
    const ministry = new Ministry(view)
    const copies = copiesOf(game, view.seats)
    expect(copies.reduce((sum, count) => sum + count, 0)).toBe(view.piles.reduce((sum, [, , size]) => sum + size, 0))
    const html = render(Distribution, { props: { words: wordsOf('en'), ministry, mine: view.seat } }).body
    expect(html.match(/<td class="(mine|seen|unseen)/g)).toHaveLength(9 * ministry.offices.length)
    const government = view.piles.flatMap(([, , , cards]) => cards).filter((card) => faceOf(game, card).office >= 0)
    expect(html.match(/<td class="(mine|seen)/g) ?? []).toHaveLength(new Set(government).size)
  }
})

test('an auction is told from its lot on, and begins anew when somebody could not pay', () => {
  const all = told.flat()
  expect(all.some(([, what]) => what === 'defaulted')).toBe(true)
  for (const events of told) {
    events.forEach(([, what, seat, [bid]], i) => {
      const auction = auctionOf(notUndone(events.slice(0, i + 1)))
      if (what === 'lot') expect([auction.opener, auction.said, auction.defaults]).toEqual([seat, [], []])
      if (what === 'bid') expect(auction.said.at(-1)).toEqual({ seat, bid })
      if (what === 'won') expect(Math.max(...auction.said.map((each) => each.bid))).toBe(bid)
      if (what === 'reopened') expect([auction.said.length, auction.defaults.length > 0]).toEqual([0, true])
    })
  }
})

test('what a King card changed is told with what it is worth now', () => {
  const events = told.find((each) => each.some(([, what]) => what === 'raised'))!
  const at = events.findIndex(([, what]) => what === 'raised')
  const [, , , [office, now]] = events[at]!
  expect(changesOf(events.slice(0, at + 1)).get(office!)).toEqual({ by: 1, now })
})

test('the reckoning explains every point: lanes agree with who takes the tiles, and tiles add up', () => {
  for (const events of told) {
    const reveal = revealOf(events)
    expect(reveal.winners.length).toBeGreaterThan(0)
    for (const { office, first, second } of reveal.offices) {
      const lanes = lanesOf(game, reveal, office, reveal.totals.size).filter(({ cards }) => cards.length)
      expect([lanes[0]?.seat, lanes[0]?.sum]).toEqual([first?.seat, first?.sum])
      if (second) expect([lanes[1]?.seat, lanes[1]?.sum]).toEqual([second.seat, second.sum])
    }
    for (const [seat, { points }] of reveal.totals)
      expect(reveal.taken(seat).reduce((sum, tile) => sum + tile.points, 0)).toBe(points)
  }
})

test.each(LANGUAGES)('the end is told in %s office by office, with a word for every tie', (language) => {
  const tie = wordsOf(language).say('tie', { names: '' }).split('(')[0]!.trim()
  let ties = 0
  for (const events of told) {
    const over = {
      ...positions[0]!.view,
      over: true,
      seats: revealOf(events).totals.size,
      seat: 0,
      waiting: [],
      step: '',
    }
    const reveal = revealOf(events)
    for (const { office, first, second } of reveal.offices) {
      const html = render(Reckoning, {
        props: {
          table: tableOf(over, [], language, events),
          ministry: new Ministry(over),
          reveal,
          staged: office,
          onstage() {},
        } as never,
      }).body
      expect(textOf(html).includes(tie)).toBe(Boolean(first?.byLetter || second?.byLetter))
      ties += Number(first?.byLetter || second?.byLetter || 0)
    }
  }
  expect(ties).toBeGreaterThan(0)
})
