// What is looked for in the sources beside types and formatting. `npm run lint` allows no warning.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']))

export default defineConfig(
  globalIgnores(['public', 'src/lib/wire/types.ts']), // for browsers that know no modules; generated
  js.configs.recommended,
  {
    files: ['*.{js,mjs,ts}', 'build/**'],
    languageOptions: { globals: readonly('URL', 'console', 'process') },
  },
  {
    files: ['worker/**'],
    languageOptions: {
      globals: readonly(
        '__SHELL__',
        'URL',
        'Response',
        'addEventListener',
        'caches',
        'clients',
        'fetch',
        'location',
        'registration',
      ),
    },
  },
  {
    files: ['src/**'],
    extends: [ts.configs.recommended, svelte.configs.recommended],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
    rules: {
      'no-undef': 'off', // svelte-check knows what there is
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-empty-pattern': 'off', // a page is given a name, and need not take it
      'svelte/prefer-svelte-reactivity': 'off', // our maps and sets are made once and never changed
    },
  },
  {
    files: ['src/games/reigns_council/**'],
    rules: { 'svelte/no-at-html-tags': 'off' }, // its drawings are composed as text, of our own parts alone
  },
)
