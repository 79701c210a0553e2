// The words about personal keys, fetched when needed, with why the server refuses what is asked about them.
import { reader } from '../i18n/language.svelte'
import { Phrases } from '../i18n/phrases'

const own = import.meta.glob<string>('./*.ftl', { import: 'default' })
const refusals = import.meta.glob<string>('../../../../src/coterie/server/locales/*.ftl', {
  query: '?mine',
  import: 'default',
})

export async function keyWords(): Promise<Phrases> {
  const { language } = reader
  const loads = [own[`./${language}.ftl`], refusals[`../../../../src/coterie/server/locales/${language}.ftl`]]
  return new Phrases(language, await Promise.all(loads.map(async (load) => (await load?.()) ?? '')))
}
