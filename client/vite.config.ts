import { defineConfig } from 'vitest/config'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { icons } from './build/icons.js'
import { letters } from './build/letters.js'
import { shell } from './build/shell.js'
import { squeeze } from './build/squeeze.js'
import { weights } from './build/weights.js'
import { words } from './build/words.js'

const EARLY =
  /^(?!.*src.(?:games|lib.(?:bots|talk|lied|lesson|story|mine|share|personal|lobby|ui.(?:Dialog|Strip)|i18n.blurbs))).*(?:src.lib|svelte)/
// The page of a table: a lesson has parts of it, and takes it whole.
const TABLE = /src.(?:routes.(?:TablePage|Play|playing|game_pa)|lib.(?:hints.\w+|senses.touch)\.(?:svelte|ts)$)/
// How the games look, which the home page needs and a table as well.
const LOOKS = /src.games.(?:index\.ts|\w+.look\.ts)/
// What a game has for its table.
const GAME = /src.games.(\w+).index\.ts$/

export default defineConfig({
  plugins: [svelte(), letters(), words(), icons(), shell(), squeeze(), weights()],
  build: {
    outDir: '../src/coterie/server/web',
    emptyOutDir: true,
    // the oldest with popovers, for which public/old.js looks; docs/players.md says so
    target: ['chrome114', 'edge114', 'firefox125', 'ios17', 'safari17'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What most of the page needs comes as one file: thirty small ones compress worse, and each brings its headers.
      // Bots, talk, who lied, lessons, stories, one's own book, personal keys, open tables, dialogs and what the
      // home page alone shows come later, however many parts share them.
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', test: EARLY, minShareCount: 4 },
            { name: 'games', test: LOOKS, priority: 1 },
            { name: 'table', test: TABLE },
            { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } }, fs: { allow: ['..'] } },
  // How long a test takes says nothing: machines are busy.
  test: { include: ['src/**/*.test.ts', 'build/*.test.js'], testTimeout: 120_000 },
})
