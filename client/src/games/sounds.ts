// The sounds that games want for what happens in them, by the words for it: a file each, found, never listed.
import type { Sound } from '../lib/senses/sounds'

const files = import.meta.glob('./*/sounds.ts', { import: 'default' }) as Record<string, () => Promise<Record<string, Sound>>>

export async function soundNames(game: string): Promise<Record<string, Sound>> {
  return (await files[`./${game.replaceAll('-', '_')}/sounds.ts`]?.()) ?? {}
}
