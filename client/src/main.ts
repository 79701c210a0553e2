// The page begins here: first the reader's language, then what its address names.
import './lib/ui/tokens.css'
import './lib/ui/house.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { reader } from './lib/i18n/language.svelte'
import { isKept, SETTINGS } from './lib/kept_here'
import { keepShell } from './lib/shell'

const known = isKept(SETTINGS)
await reader.begin()
mount(App, { target: document.getElementById('app')! })
keepShell(known)
