// The cast: which parts make each of the 34 characters, on which ground. One per back, so that a face says no more than
// its pillars and dots.
import { cutOut, SIGN } from './cut'
import { icons } from './icons'
import { BONE, INK, KRAFT, PALE, RED, SOOT } from './inks'
import { beards, EAR_AND_JAW, expressions, FIST, garments, hats, heads, props } from './parts'

type Inks = Record<string, string>

/** Three ways to hold a card to the light. */
const GROUNDS: Record<string, Inks> = {
  red: {
    ground: RED,
    skin: BONE,
    line: INK,
    cloth: INK,
    fold: RED,
    hat: INK,
    mark: BONE,
    hair: INK,
    beardcut: BONE,
    trim: BONE,
    trimcut: INK,
    prop: BONE,
    propcut: INK,
  },
  ink: {
    ground: SOOT,
    skin: BONE,
    line: INK,
    cloth: RED,
    fold: INK,
    hat: RED,
    mark: INK,
    hair: KRAFT,
    beardcut: INK,
    trim: BONE,
    trimcut: INK,
    prop: BONE,
    propcut: INK,
  },
  bone: {
    ground: KRAFT,
    skin: PALE,
    line: INK,
    edge: INK,
    cloth: RED,
    fold: INK,
    hat: INK,
    mark: KRAFT,
    hair: INK,
    beardcut: BONE,
    trim: INK,
    trimcut: KRAFT,
    prop: INK,
    propcut: KRAFT,
  },
}
const WHITE_HAT = { hat: BONE, mark: INK }
const RED_HAT = { hat: RED, mark: INK }

/**
 * Ground, head, expression, headdress, garment, beard and prop (an icon is held up above the fist); whether it faces
 * left; other inks.
 */
type Recipe = [
  ground: string,
  head: string,
  face: string,
  hat: string,
  garment: string,
  beard: string,
  prop: string,
  left?: 1 | 0,
  inks?: Inks,
]

const CAST: Record<number, Recipe> = {
  1: ['red', 'hawk', 'pious', 'wimple', 'cope', '', 'crozier'], // the Abbess
  2: [
    'bone',
    'snub',
    'proud',
    'mitre',
    'cope',
    'long',
    'crozier',
    1,
    { hat: RED, mark: BONE, trim: BONE, trimcut: INK },
  ], // the Archbishop
  3: ['bone', 'hawk', 'proud', 'beret', 'ruff', 'point', 'halberd'], // the Captain
  4: ['bone', 'fine', 'pious', 'tonsure', 'mail', '', 'bell'], // the Chaplain
  5: ['red', 'hawk', 'furious', 'galero', 'cloak', 'goatee', 'psalter'], // the Inquisitor
  6: ['ink', 'crag', 'furious', 'helm', 'plate', 'tache', 'flag', 0, { ...WHITE_HAT, trim: RED }], // the General
  7: ['red', 'crag', 'proud', 'coif', 'mail', 'fork', 'shield', 1], // the Templar
  9: ['ink', 'bulb', 'merry', 'nightcap', 'apron', '', 'bread', 1], // the Miller
  10: ['red', 'bulb', 'merry', 'hood', 'robe', '', 'candle'], // the Friar
  // the Prophetess
  11: ['bone', 'hawk', 'alarmed', 'wild', 'robe', '', 'dove', 0, { hair: RED, mark: INK, cloth: INK, fold: KRAFT }],
  12: ['bone', 'bulb', 'bored', 'kettle', 'mail', 'tache', 'spear', 1], // the Sergeant
  13: ['red', 'fine', 'merry', 'beret', 'ruff', '', 'trumpet'], // the Herald
  14: ['ink', 'crag', 'proud', 'helm', 'mail', 'fork', 'spear', 1, WHITE_HAT], // the Crusader
  15: ['bone', 'crag', 'furious', 'straw', 'cloak', 'tache', 'lantern'], // the Sheriff
  18: ['bone', 'crag', 'furious', 'wild', 'rags', 'bush', 'fork', 0, { mark: BONE }], // the Tribune
  19: ['ink', 'gaunt', 'pious', 'straw', 'robe', 'long', 'staff', 1], // the Pilgrim
  21: ['ink', 'snub', 'alarmed', 'kettle', 'rags', '', 'boot', 1], // the Deserter
  27: ['ink', 'fine', 'proud', 'chaperon', 'ruff', '', 'scales', 1], // the Moneylender
  28: ['red', 'snub', 'pious', 'hood', 'robe', '', 'coin', 1], // the Almoner
  29: ['ink', 'bulb', 'sly', 'kerchief', 'cloak', '', 'relic'], // the Relic Seller
  30: ['ink', 'snub', 'sly', 'fur', 'apron', '', 'pepper', 0, WHITE_HAT], // the Sutler
  31: ['red', 'fine', 'sly', 'hennin', 'ruff', '', 'peacock', 1], // the Ambassador
  33: ['bone', 'crag', 'sly', 'coif', 'plate', 'fork', 'sword', 0, RED_HAT], // the Mercenary
  36: ['red', 'snub', 'merry', 'kerchief', 'apron', 'bush', 'barrel'], // the Innkeeper
  37: ['ink', 'fine', 'bored', 'galero', 'cloak', 'beak', 'hourglass'], // the Physician
  39: ['bone', 'bulb', 'proud', 'chaperon', 'fur', 'long', 'key', 0, { trim: BONE, trimcut: INK }], // the Mayor
  42: ['red', 'crag', 'merry', 'fur', 'cloak', 'point', 'anchor', 1], // the Admiral
  45: ['ink', 'bulb', 'proud', 'beret', 'fur', 'long', 'seal'], // the Guildmaster
  46: ['red', 'snub', 'merry', 'bun', 'apron', '', 'lantern', 1], // the Midwife
  54: ['red', 'snub', 'bored', 'chaperon', 'fur', '', 'chest'], // the Treasurer
  55: ['ink', 'gaunt', 'sly', 'tonsure', 'cope', '', 'ledger'], // the Bursar
  57: ['bone', 'crag', 'bored', 'nightcap', 'apron', 'bush', 'gauntlet', 1], // the Armourer
  58: ['ink', 'crag', 'proud', 'mitre', 'plate', 'point', 'crozier', 1, WHITE_HAT], // the Grand Master
  63: ['bone', 'snub', 'sly', 'fur', 'fur', '', 'purse', 1, { trim: BONE, trimcut: INK }], // the Tax Collector
}
// for a back that the standard pack does not have
const PETITIONER: Recipe = ['red', 'gaunt', 'alarmed', 'kerchief', 'rags', '', 'staff']

/** The backs that have a character of their own. */
export const characters = Object.keys(CAST).map(Number)

/** Who is on a back, as SVG on a sheet of 120 by 164 whose top is -14. */
export const portrait = (back: number): string => (drawn[back] ??= compose(CAST[back] ?? PETITIONER))
const drawn: Record<number, string> = {}

/** An icon, as SVG on a sheet of 48 by 48. */
export const icon = (name: string): string => cutOut(icons[name] ?? [], SIGN)
export const iconNames = Object.keys(icons)

function compose([ground, head, face, hat, garment, beard, prop, left, changed]: Recipe): string {
  const inks = { ...GROUNDS[ground], ...changed }
  const paste = (cuts: readonly string[] | undefined) => cutOut(cuts ?? [], inks)
  const sign = () => cutOut(icons[prop] ?? [], { ink: inks['prop']!, cut: inks['propcut']! })
  const held = props[prop] ? paste(props[prop]) : `<g transform="translate(81 85) scale(.77)">${sign()}</g>`
  const bust = [
    paste(garments[garment]),
    paste(heads[head]),
    paste(EAR_AND_JAW),
    beard === 'beak' ? '' : paste(expressions[face]), // a mask hides them
    paste(beards[beard]),
    paste(hats[hat]),
    prop ? held + paste(FIST) : '',
  ].join('')
  const turned = left ? ' transform="translate(120 0) scale(-1 1)"' : ''
  return `<path fill="${inks['ground']}" d="M-20-30H140V170H-20Z"/><g${turned}>${bust}</g>`
}
