// Download the record of a game.
import * as ask from './wire/ask'

export async function downloadRecord(table: string, key: string, match: number): Promise<void> {
  const record = await ask.record(table, key, match)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }))
  link.download = `${record.game}-${table}-${match}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
