import { beforeEach, expect, test } from 'vitest'
import { Link, type Ear, type LinkState, type World } from './link'
import { PROTOCOL, type FromServer } from './types'

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = []
  said: Record<string, unknown>[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}

  constructor() {
    Wire.all.push(this)
  }
  send(text: string) {
    this.said.push(JSON.parse(text))
  }
  close() {
    this.drop(1000)
  }
  drop(code: number) {
    this.onclose({ code })
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  welcome() {
    this.onopen()
    this.tell({ type: 'welcome', protocol: PROTOCOL })
  }
}

let waits: { ms: number; then: () => void }[]
let heard: string[]
let states: [LinkState, string][]
let have: { match: number; since: number; lines: number }
let link: Link

const last = () => Wire.all.at(-1)!
const come = () => waits.pop()!.then()

beforeEach(() => {
  Wire.all = []
  waits = []
  states = []
  heard = []
  have = { match: 0, since: 0, lines: 0 }
  const ear: Ear = {
    have: () => have,
    told: ({ type }: FromServer) => void heard.push(type),
    state: (state, why) => states.push([state, why]),
  }
  const world: World = {
    socket: () => new Wire() as unknown as WebSocket,
    after: (ms, then) => {
      waits.push({ ms, then })
      return () => (waits = waits.filter((wait) => wait.then !== then))
    },
    random: () => 1,
  }
  link = new Link('ws://house/socket', 'key', ear, world)
  link.open()
})

test('it comes back with what it has, and waits longer each time it does not get in', () => {
  last().welcome()
  have = { match: 1, since: 7, lines: 2 }
  last().drop(1006)
  expect(waits.map(({ ms }) => ms)).toEqual([400])
  come()
  last().drop(1006)
  expect(waits.map(({ ms }) => ms)).toEqual([800])
  come()
  last().welcome()
  expect(last().said[0]).toEqual({ type: 'hello', key: 'key', match: 1, since: 7, lines: 2 })
  last().drop(1006)
  expect(waits.map(({ ms }) => ms)).toEqual([400])
})

test('a command that was not answered is sent again as it was, and once', async () => {
  last().welcome()
  const done = link.command({ type: 'undo' })
  const sent = last().said[1]!
  last().drop(1006)
  come()
  last().welcome()
  expect(last().said[1]).toEqual(sent)
  last().tell({ type: 'done', cmd_id: sent['cmd_id'], moves: null, line: null })
  await expect(done).resolves.toMatchObject({ type: 'done' })
  last().drop(1006)
  come()
  last().welcome()
  expect(last().said).toHaveLength(1)
})

test('a house that answers nothing is left for another connection, and the command goes out there', () => {
  last().welcome()
  void link.command({ type: 'undo' })
  expect(waits.map(({ ms }) => ms)).toEqual([15_000])
  last().tell({ type: 'lines', lines: [] })
  expect(waits).toHaveLength(1)
  come()
  expect(Wire.all).toHaveLength(2)
  expect(states.at(-1)).toEqual(['lost', ''])
  expect(waits).toEqual([])
  last().welcome()
  expect(last().said[1]).toEqual(Wire.all[0]!.said[1])
})

test('nobody loses patience with a command that is held, or that was answered', () => {
  last().welcome()
  void link.command({ type: 'play', decision: 1, actions: [2] })
  const { cmd_id } = last().said[1]!
  last().tell({ type: 'held', cmd_id })
  expect(waits).toEqual([])
  last().drop(1006)
  come()
  last().welcome()
  expect(waits.map(({ ms }) => ms)).toEqual([15_000])
  last().tell({ type: 'held', cmd_id })
  last().tell({ type: 'done', cmd_id, moves: null, line: null })
  expect(waits).toEqual([])
})

test('a command given while the connection is gone goes out when it is back', () => {
  last().welcome()
  last().drop(1006)
  void link.command({ type: 'undo' })
  come()
  last().onopen()
  expect(last().said).toHaveLength(1)
  last().tell({ type: 'welcome', protocol: PROTOCOL })
  expect(last().said[1]).toMatchObject({ type: 'undo' })
})

test('a refusal is told to who gave the command', async () => {
  last().welcome()
  const refused = link.command({ type: 'undo' })
  last().tell({
    type: 'refused',
    cmd_id: last().said[1]!['cmd_id'],
    code: 'refused-undo',
    text: '',
    clause: 'RS-1',
    values: {},
  })
  await expect(refused).rejects.toMatchObject({ code: 'refused-undo', clause: 'RS-1' })
})

test.each([4400, 4401, 4403, 4404, 1009])(
  'after %i there is no coming back, and whoever waits is told',
  async (code) => {
    last().welcome()
    const lost = link.command({ type: 'undo' })
    last().tell({ type: 'bye', code: 'removed', text: '', retry: null })
    last().drop(code)
    await expect(lost).rejects.toMatchObject({ code: 'removed' })
    expect(waits).toEqual([])
    expect(states.at(-1)).toEqual(['closed', 'removed'])
  },
)

test('a house that restarts says when to come back', () => {
  last().welcome()
  last().tell({ type: 'bye', code: 'restart', text: '', retry: 1234 })
  last().drop(1012)
  expect(waits.map(({ ms }) => ms)).toEqual([1234])
  expect(states.at(-1)).toEqual(['lost', 'restart'])
})

test('when the network is back it does not wait', () => {
  last().welcome()
  last().drop(1006)
  link.hurry()
  expect(waits).toEqual([])
  expect(Wire.all).toHaveLength(2)
  link.hurry()
  expect(Wire.all).toHaveLength(2)
})

test('a preview that is lost with the connection is answered with nothing', async () => {
  last().welcome()
  const preview = link.preview(1, [2])
  last().drop(1006)
  await expect(preview).resolves.toBeNull()
})

test('a link that was closed hears nothing more, and its commands wait for nothing', () => {
  last().welcome()
  void link.command({ type: 'undo' })
  const socket = last()
  link.close()
  socket.tell({ type: 'news' })
  expect(heard).toEqual(['welcome'])
  expect(waits).toEqual([])
})

test('a house that speaks another protocol is not listened to', async () => {
  const lost = link.command({ type: 'undo' })
  last().onopen()
  last().tell({ type: 'welcome', protocol: PROTOCOL + 1 })
  await expect(lost).rejects.toMatchObject({ code: 'client-outdated' })
  expect(heard).toEqual([])
  expect(states.at(-1)).toEqual(['closed', 'client-outdated'])
})

test('it says hello anew without telling anybody that it was gone', () => {
  last().welcome()
  link.open()
  expect(Wire.all).toHaveLength(2)
  expect(waits).toEqual([])
  last().welcome()
  expect(states.map(([state]) => state)).toEqual(['opening', 'open', 'opening', 'open'])
})
