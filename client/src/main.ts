// The page begins here: first the reader's language, then what its address names.
import './lib/ui/tokens.css'
import './lib/ui/house.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { tongue } from './lib/i18n/tongue.svelte'
import { keepShell } from './lib/shell'

await tongue.begin()
mount(App, { target: document.getElementById('app')! })
keepShell()
