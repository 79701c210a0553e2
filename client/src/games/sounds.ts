// The sounds that games want for what happens in them, by the words for it: a file each, found, never listed.
import type { Sound } from '../lib/senses/sounds'

const files = import.meta.glob<Record<string, Sound>>('./*/sounds.ts', { import: 'default' })

export async function soundNames(game: string): Promise<Record<string, Sound>> {
  return (await files[`./${game.replaceAll('-', '_')}/sounds.ts`]?.()) ?? {}
}
