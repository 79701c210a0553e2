// What the page has of For the King (and Me) while it is played, fetched together.
import type { OwnTable } from '..'
import aim from './aims'
import chart from './course'
import detail from './details'
import Table from './GameTable.svelte'
import adviser from './hints'
import pace from './pace'
import talk from './talk'

export default { adviser, aim, chart, detail, pace, Table, talk } satisfies OwnTable
