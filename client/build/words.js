// Fluent files as modules: their text without what only translators read.

/** @returns {import('vite').Plugin} */
export function words() {
  return {
    name: 'coterie-words',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null
      const kept = text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
      return { code: `export default ${JSON.stringify(kept)}`, map: null }
    },
  }
}
