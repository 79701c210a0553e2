import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../lib/i18n/phrases'
import { choices as choicesOf } from '../../lib/match/targets'
import type { EventJson } from '../../lib/wire/types'
import { goldenOf, lost } from '../golden'
import { countOf } from './count'
import { flightOf } from './flight'
import GameTable from './GameTable.svelte'

const { game, positions, told, idsOf, silent, propsOf } = goldenOf('royal-secrets')

const shown = (...given: Parameters<typeof propsOf>): string =>
  render(GameTable, { props: propsOf(...given) as never }).body

test('whatever may be done is on the table or in the action bar, in every kind of position', () => {
  expect(new Set(positions.map(({ view }) => view.step)).size).toBeGreaterThan(10)
  for (const { view, legal } of positions) {
    expect(lost(shown(view, legal), choicesOf(game, view, legal)), `${view.step} at a table of ${view.seats}`).toEqual(
      [],
    )
  }
})

test('nothing on the table can be chosen that may not be done', () => {
  for (const { view } of positions) expect(shown(view, [])).not.toMatch(/data-target="[^"]/)
})

test('a card face down has the same name for everybody, and what it is stands nowhere but with who knows it', () => {
  const hidden = positions.filter(({ view }) =>
    view.piles.some(([name, seat, size, cards]) => name === 'down' && seat !== view.seat && size > cards.length),
  )
  expect(hidden.length).toBeGreaterThan(10)
  for (const { view, legal } of hidden) {
    const bare = {
      ...view,
      piles: view.piles.filter(([name, seat]) => (name !== 'down' && name !== 'hand') || seat !== view.seat),
    }
    const backs = [
      ...shown(bare, legal).matchAll(
        /class="card[^"]*\bdown\b[^"]*"[^>]*>[^<]*(?:<!--[^>]*-->)*<span class="vh[^"]*">([^<]*)/g,
      ),
    ].map(([, name]) => name!)
    expect(backs.filter((name) => !/^(a card face down|Stab|Pin|Recruit)/.test(name))).toEqual([])
  }
})

test.each(LANGUAGES)('nothing on the table is without words in %s', (language) => {
  for (const { view, legal } of positions.filter((_, i) => i % 3 === 0)) {
    expect(shown(view, legal, language).replace(/<[^>]+>/g, ' ')).not.toMatch(
      /\b(?:line|title|phase|hall|favor|card|step|verb)-[a-z0-9]/,
    )
  }
})

test('both languages of the table have the same messages, and the table says all of them', () => {
  expect(idsOf('fr')).toEqual(idsOf('en'))
  expect(
    silent('hall-', 'title-', 'phase-', 'line-').filter((id) => !['granted', 'refused', 'deserted'].includes(id)),
  ).toEqual([]) // outcomes of a verdict are messages themselves
})

/** The counts of all golden games, each with what was told of it. */
const counts = told.flatMap((events) =>
  events.flatMap(([, what], i) =>
    what === 'settled' && events[i + 1]?.[1] !== 'settled' ? [countOf(events.slice(0, i + 1))] : [],
  ),
)

test('the ledger explains every change of lilies', () => {
  expect(counts.length).toBeGreaterThan(50)
  const whys = new Set(counts.flatMap(({ lines }) => [...lines.values()].flat().map(({ why }) => why)))
  expect([...whys].sort()).toEqual([
    'gained',
    'lost',
    'lost-deserted',
    'lost-to-own-valet',
    'lost-to-valet',
    'pardoned',
    'stroked',
    'took',
    'withdrew',
  ])
  for (const { lines, change } of counts) {
    for (const [seat, net] of change) {
      const own = lines.get(seat) ?? []
      if (own.some(({ why }) => why === 'pardoned' || why === 'stroked')) continue
      const sum = own.reduce((total, { lilies }) => total + (lilies ?? 0), 0)
      // nobody hands over what they do not have
      expect(net === sum || (net > sum && net <= 0), `seat ${seat}: ${net} is not ${sum}`).toBe(true)
    }
  }
})

test('what everybody brought adds up to the verdict', () => {
  for (const { verdicts, brought } of counts) {
    verdicts.forEach((verdict, hall) => {
      if (!verdict || verdict.outcome === 'deserted') return
      expect(brought[hall]!.reduce((total, [, influence]) => total + influence, 0)).toBe(verdict.total)
      expect(verdict.outcome).toBe(verdict.total >= verdict.need ? 'granted' : 'refused')
    })
  }
})

test('a count belongs to the round before it, and what was taken back is not in it', () => {
  const events = told[0]!
  const end = events.findIndex(([, what]) => what === 'settled')
  expect(countOf(events.slice(0, end)).round).toBe(1)
  const opened = events.findIndex(([, what]) => what === 'turned-up')
  const taken: EventJson = [events[end]![0], 'undo', 0, [events[opened]![0]], []]
  expect(countOf([...events.slice(0, end), taken]).open).toBe(false)
})

test('lilies fly in every count, as many as the ledger says', () => {
  const flights = told.flat().flatMap((event) => flightOf(event) ?? [])
  const ways = new Set(flights.map(({ from, to }) => `${from[0]!.split(':')[0]} > ${to[0]!.split(':')[0]}`))
  expect([...ways].sort()).toEqual(['disc > loss', 'disc > purse', 'gain > disc', 'purse > disc'])
  const owed = told
    .flat()
    .reduce(
      (sum, [, what, , [a = 0, b = 0]]) =>
        sum + (what === 'gained' || what === 'lost' || what === 'hand-counted' ? b : what === 'lost-to-valet' ? a : 0),
      0,
    )
  expect(flights.reduce((sum, { lilies }) => sum + lilies, 0)).toBe(owed)
})
