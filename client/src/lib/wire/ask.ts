// HTTP requests to the server.
import type {
  Agreement,
  HistoryJson,
  TableJson,
  ManifestJson,
  OwnerLink,
  OwnerKey,
  HouseJson,
  Joining,
  RecordJson,
  Listing,
  Place,
  Problem,
  Proposal,
  Replay,
  Watching,
} from './types'

/** The reason of a refusal: a code that names a message. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, unknown> = {},
    readonly clause = '',
  ) {
    super(code)
  }
}

/** Ask the server for something. */
export async function ask<T>(method: string, path: string, key = '', body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (key) headers['Authorization'] = `Bearer ${key}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refusal('client-house-gone')
  }
  if (response.ok) return (await response.json()) as T
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw new Refusal(problem.code ?? 'fault', problem.values)
}

const games = new Map<string, Promise<ManifestJson>>()

export const house = () => ask<HouseJson>('GET', '/api/house')
export const becomeOwner = (body: OwnerLink) => ask<OwnerKey>('POST', '/api/owner', '', body)
export const listed = (key = '') => ask<Listing>('GET', '/api/tables', key)
/** What a proposal may leave out has its default. */
export type Proposed = Omit<Proposal, 'agreement'> & { agreement: Partial<Agreement> }

export const openTable = (body: Proposed, key = '') => ask<Place>('POST', '/api/tables', key, body)
export const lookAt = (table: string, key = '') => ask<TableJson>('GET', `/api/tables/${table}`, key)
export const chronicle = (table: string, key: string) => ask<HistoryJson>('GET', `/api/tables/${table}/games`, key)
export const join = (table: string, body: Joining) => ask<Place>('POST', `/api/tables/${table}/join`, '', body)
export const watch = (table: string, body: Watching) => ask<Place>('POST', `/api/tables/${table}/watch`, '', body)
export const replay = (table: string, key: string, eyes: string, first: number, match?: number) =>
  ask<Replay>('GET', `/api/tables/${table}/replay?eyes=${eyes}&first=${first}${match ? `&match=${match}` : ''}`, key)

export const record = (table: string, key: string, match: number) =>
  ask<RecordJson>('GET', `/api/tables/${table}/record?match=${match}`, key)

/** The description of a game, requested once. */
export function game(name: string, pack = 'standard'): Promise<ManifestJson> {
  const known = `${name}?pack=${encodeURIComponent(pack)}`
  const asked = games.get(known) ?? ask<ManifestJson>('GET', `/api/games/${known}`)
  games.set(known, asked)
  asked.catch(() => games.delete(known))
  return asked
}
