import { readdirSync, readFileSync } from 'node:fs'
import type agents from '../locales/vi/agents.json'
import type campaigns from '../locales/vi/campaigns.json'
import type challenge from '../locales/vi/challenge.json'
import type common from '../locales/vi/common.json'
import type console from '../locales/vi/console.json'
import type content from '../locales/vi/content.json'
import type contracts from '../locales/vi/contracts.json'
import type desk from '../locales/vi/desk.json'
import type errors from '../locales/vi/errors.json'
import type frame from '../locales/vi/frame.json'
import type game from '../locales/vi/game.json'
import type inbox from '../locales/vi/inbox.json'
import type instant from '../locales/vi/instant.json'
import type lobby from '../locales/vi/lobby.json'
import type lottery from '../locales/vi/lottery.json'
import type lotteryDesk from '../locales/vi/lottery-desk.json'
import type lotteryResults from '../locales/vi/lottery-results.json'
import type marketing from '../locales/vi/marketing.json'
import type messages from '../locales/vi/messages.json'
import type outbox from '../locales/vi/outbox.json'
import type pages from '../locales/vi/pages.json'
import type points from '../locales/vi/points.json'
import type portal from '../locales/vi/portal.json'
import type promotions from '../locales/vi/promotions.json'
import type providers from '../locales/vi/providers.json'
import type recovery from '../locales/vi/recovery.json'
import type registration from '../locales/vi/registration.json'
import type sports from '../locales/vi/sports.json'
import type sportsDesk from '../locales/vi/sports-desk.json'
import type staffDesk from '../locales/vi/staff-desk.json'
import type ui from '../locales/vi/ui.json'
import type { GameTexts } from './game-texts.gen.ts'
import { type DisplayLanguage, defaultLanguage } from './languages.ts'

// Texts for tests by key, so that rewording a text breaks no test.
interface Catalogues {
  agents: typeof agents
  campaigns: typeof campaigns
  challenge: typeof challenge
  common: typeof common
  console: typeof console
  content: typeof content
  contracts: typeof contracts
  desk: typeof desk
  'lottery-desk': typeof lotteryDesk
  errors: typeof errors
  /** With the words of the frame around it. */
  game: typeof game & typeof frame
  inbox: typeof inbox
  lobby: typeof lobby
  /** With the words of the frame around it. */
  lottery: typeof lottery & typeof frame
  'lottery-results': typeof lotteryResults
  marketing: typeof marketing
  messages: typeof messages
  outbox: typeof outbox
  pages: typeof pages
  points: typeof points
  portal: typeof portal
  promotions: typeof promotions
  providers: typeof providers
  recovery: typeof recovery
  registration: typeof registration
  /** With the words of every game. */
  instant: typeof instant & GameTexts
  /** With the words of the frame around it. */
  sports: typeof sports & typeof frame
  'sports-desk': typeof sportsDesk
  'staff-desk': typeof staffDesk
  ui: typeof ui
}
type Namespace = keyof Catalogues
type KeyOf<N extends Namespace> = keyof Catalogues[N] & string
type Plain<Key extends string> = Key extends `${infer Name}_other` ? Name : Key

/** `pages:wallet.title`; of a text that counts the key without its form. */
export type TextKey = { [N in Namespace]: `${N}:${Plain<KeyOf<N>>}` }[Namespace]

type Args = Record<string, string | number>
/** Unnamed fields may be anything. */
type Places = Record<string, string | number | RegExp>

const read = new Map<string, Record<string, string>>()

function catalogueOf(language: DisplayLanguage, namespace: string): Record<string, string> {
  const name = `${language}/${namespace}`
  const texts = read.get(name) ?? Object.assign({}, ...filesOf(language, namespace).map(readTexts))
  read.set(name, texts)
  return texts
}

/** The words of a frame are said under `game`, and those of a game, which stand in a file of its own, under `instant`. */
function filesOf(language: string, namespace: string): URL[] {
  const own = new URL(`../locales/${language}/${namespace}.json`, import.meta.url)
  if (namespace === 'game' || namespace === 'lottery' || namespace === 'sports')
    return [own, new URL(`../locales/${language}/frame.json`, import.meta.url)]
  if (namespace !== 'instant') return [own]
  const games = new URL(`../locales/${language}/games/`, import.meta.url)
  return [own, ...readdirSync(games).map((file) => new URL(file, games))]
}

const readTexts = (file: URL): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

function wordsOf(key: TextKey, count: unknown, language: DisplayLanguage): string {
  const [, namespace = '', name = ''] = /^([\w-]+):(.*)$/.exec(key) ?? []
  const texts = catalogueOf(language, namespace)
  const form = new Intl.PluralRules(language).select(Number(count ?? 0))
  const words = texts[`${name}_${form}`] ?? texts[name] ?? texts[`${name}_other`]
  if (words === undefined) throw new RangeError(`There is no text ${key} in ${language}`)
  return words.replace(/<\/?\w+\/?>/g, '')
}

const place = /\{\{(\w+)(, number)?\}\}/g

/** What the screen says under a key. @throws RangeError for a place that nothing is given for */
export function text(key: TextKey, args: Args = {}, language: DisplayLanguage = defaultLanguage): string {
  return wordsOf(key, args.count, language).replace(place, (_, name: string, isNumber?: string) => {
    const value = args[name]
    if (value === undefined) throw new RangeError(`${key} needs ${name}`)
    return isNumber ? Number(value).toLocaleString(language) : String(value)
  })
}

/** Matches what contains the text. */
export const textPart = (key: TextKey, places: Places = {}, language: DisplayLanguage = defaultLanguage): RegExp =>
  new RegExp(sourceOf(key, places, language))

/** Matches what begins with the text, as the label of a field that shows more. */
export const textStart = (key: TextKey, places: Places = {}, language: DisplayLanguage = defaultLanguage): RegExp =>
  new RegExp(`^${sourceOf(key, places, language)}`)

/** Matches what is the text and nothing else. */
export const textWhole = (key: TextKey, places: Places = {}, language: DisplayLanguage = defaultLanguage): RegExp =>
  new RegExp(`^${sourceOf(key, places, language)}$`)

function sourceOf(key: TextKey, places: Places, language: DisplayLanguage): string {
  const parts = wordsOf(key, places.count, language).split(/(\{\{\w+(?:, number)?\}\})/)
  return parts.map((part) => sourceOfPart(part, places)).join('')
}

function sourceOfPart(part: string, places: Places): string {
  const name = /^\{\{(\w+)/.exec(part)?.[1]
  if (name === undefined) return escaped(part)
  const value = places[name]
  if (value === undefined) return '.*'
  return value instanceof RegExp ? value.source : escaped(String(value))
}

const escaped = (words: string): string => words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
