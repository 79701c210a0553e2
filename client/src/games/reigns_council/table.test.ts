import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../lib/i18n/phrases'
import type { Talk } from '../../lib/match/props'
import { choices as choicesOf } from '../../lib/match/targets'
import type { EventJson, LineJson, ViewJson } from '../../lib/wire/types'
import { goldenOf, lost } from '../golden'
import { characters, icon, iconNames, portrait } from './art/cast'
import { backOf, Council, shownOn } from './council'
import { floorOf } from './floor'
import Grave from './Grave.svelte'
import Points from './Points.svelte'
import { pointsOf, reignOf } from './reign'
import GameTable from './GameTable.svelte'

const { game, positions, told, wordsOf, idsOf, silent, propsOf } = goldenOf('reigns-council')

const talk: Talk = {
  lines: [],
  match: 1,
  ahead: 0,
  isBot: (seat) => seat % 2 === 1,
  say() {},
}

/** The table as it is shown; of the end of a reign, which is fetched when it is wanted, the page itself. */
function shown(view: ViewJson, legal: number[], language: Language = 'en', events: EventJson[] = []): string {
  const table = { ...propsOf(view, legal, language, events), talk }
  const council = new Council(view)
  const grave = {
    table,
    council,
    reign: reignOf(events),
    floor: floorOf(talk, reignOf(events)),
    tracks: council.list('tracks'),
    points: council.list('points'),
  }
  return (
    render(GameTable, { props: table as never }).body +
    (council.between ? render(Grave, { props: grave as never }).body : '')
  )
}

test('whatever may be done is on the table or in the action bar, in every kind of position', () => {
  expect(new Set(positions.map(({ view }) => view.step)).size).toBeGreaterThan(8)
  for (const { view, legal } of positions) {
    expect(lost(shown(view, legal), choicesOf(game, view, legal)), `${view.step} at a table of ${view.seats}`).toEqual(
      [],
    )
  }
})

test('nothing on the table can be chosen that may not be done', () => {
  for (const { view } of positions) expect(shown(view, [])).not.toMatch(/data-target="[^"]/)
})

test('a back says its character and pillars to everybody, and nothing of the front behind it', () => {
  const names = new Set(characters.map((back) => wordsOf('en').card(-1 - back)))
  for (const { view, legal } of positions.filter(({ view }) => view.step === 'present' || view.step === 'judge')) {
    const bare = { ...view, piles: view.piles.filter(([name, seat]) => seat !== view.seat || name === 'goal') }
    const cards = [
      ...shown(bare, legal).matchAll(/data-card[^>]*>(?:<!--[^>]*-->)*<span class="vh[^"]*">([^<]*)/g),
    ].map(([, name]) => name!.replace(/^.* pile: /, ''))
    expect(cards.filter((name) => !names.has(name))).toEqual([])
  }
})

test.each(LANGUAGES)('nothing on the table is without words in %s', (language) => {
  for (const { view, legal } of positions.filter((_, i) => i % 3 === 0)) {
    expect(shown(view, legal, language).replace(/<[^>]+>/g, ' ')).not.toMatch(
      /\b(?:character|pillar|icon|pitch|story|mood|column|part|floor|card|step|verb|arg)-[a-z0-9]/,
    )
  }
})

test('both languages of the table have the same messages, and the table says all of them', () => {
  expect(idsOf('fr')).toEqual(idsOf('en'))
  expect(silent('part-', 'mood-', 'story-', 'column-', 'phase-')).toEqual([])
})

test('every back of the pack has a face of its own, and every icon is drawn once', () => {
  const backs = new Set(
    game.kinds.flatMap((name, kind) =>
      name.startsWith('proposal-') && game.figures[kind] ? [backOf(game, kind)] : [],
    ),
  )
  expect([...backs].sort((a, b) => a - b)).toEqual([...characters].sort((a, b) => a - b))
  expect(new Set(characters.map(portrait)).size).toBe(34)
  const named = new Set(
    Object.values(game.figures).flatMap((figures) => [figures?.['icon-one'], figures?.['icon-two']].filter(Boolean)),
  )
  expect(iconNames.map((name) => `icon-${name}`).sort()).toEqual([...named].sort())
  expect(new Set(iconNames.map(icon)).size).toBe(64)
})

test('a face tells no direction: what a back shows is what is on its cards', () => {
  for (const [kind, figures] of Object.entries(game.figures)) {
    if (!figures?.['character']) continue
    const steps = ['church', 'army', 'people', 'wealth'].map((pillar) =>
      Math.min(2, Math.abs(Number(figures[`yes-${pillar}`]))),
    )
    expect(shownOn(backOf(game, Number(kind)))).toEqual(steps)
  }
})

test('what was told adds up to the points and the tracks of the view', () => {
  const events = told[0]!
  expect(pointsOf(events, 3)?.every((points) => points > 0)).toBe(true)
  const died = events.findIndex(([, what]) => what === 'died')
  const reign = reignOf(events.slice(0, died + 1))
  expect(reign.end?.killer).toBe(events[died]![3][0])
  expect([...reign.tracks.values()].some((at) => Math.abs(at) === 5)).toBe(true)
  expect(reign.revealed.size).toBeGreaterThan(0)
})

test('the points of a reign are all accounted for: before the first there were none', () => {
  const events = told[0]!.slice(
    0,
    told[0]!.findIndex(([, what]) => what.startsWith('would-')),
  )
  const council = new Council(positions.find(({ view }) => view.seats === 3)!.view)
  const { body } = render(Points, {
    props: { words: wordsOf('en'), council, reign: reignOf(events), points: pointsOf(events, 3)!, monarch: 0 },
  })
  const cells = [...body.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell)
  expect(cells).toHaveLength(3 * 6)
  expect(cells.filter((_, i) => i % 6 === 0)).toEqual(['0', '0', '0'])
})

test('goals are turned one by one, as they are told, and one’s own is not turned before', () => {
  const events = told[0]!
  const [died, ...shows] = events.flatMap(([, what], i) => (what === 'died' || what === 'goal-shown' ? [i] : []))
  const view = positions.find(({ view }) => view.step === 'story')!.view
  const turned = (until: number) =>
    [...shown(view, [], 'en', events.slice(0, until + 1)).matchAll(/data-at="card:goal:(\d)/g)].map(([, seat]) =>
      Number(seat),
    )
  expect(turned(died!)).toEqual([])
  const first = shows.slice(0, 2) // the Advisors of a reign at a table of three
  expect(first.map((at) => turned(at))).toEqual(first.map((_, i) => first.slice(0, i + 1).map((at) => events[at]![2])))
})

test('the floor is open again with every turn: what was said and cut before no longer holds', () => {
  const line = (event: number, form: LineJson['form'], about = -1): LineJson => ({
    line: event,
    room: 'table',
    person: 1,
    name: 'Ben',
    text: form === 'pitch' ? 'Sire!' : '',
    at: 0,
    form,
    about,
    match: 1,
    event,
    seat: 1,
    acts: [],
    voice: -1,
  })
  const turn = (n: number): EventJson => [n, 'turn', 0, [1], []]
  const lines = [line(3, 'pitch'), line(3, 'cut', 1), line(3, 'time', 30)]
  const before = floorOf({ ...talk, lines }, reignOf([turn(2)]))
  expect([before.pitches.get(1)?.text, [...before.cut], before.seconds]).toEqual(['Sire!', [1], 30])
  const after = floorOf({ ...talk, lines }, reignOf([turn(2), turn(3)]))
  expect([after.pitches.size, after.cut.size, after.until]).toEqual([0, 0, 0])
})
