import { readFileSync } from 'node:fs'
import type inboxEn from '../locales/en/inbox.json'
import { isolated } from './isolate.ts'
import { type DisplayLanguage, defaultLanguage, displayLanguages, fallbacksOf, languageOfTag } from './languages.ts'

type Catalogue = Record<string, string>

const read = (language: DisplayLanguage, namespace: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'))

/** A catalogue of every language, with what it lacks in the words of those that stand in. */
const textsOf = (namespace: string): Map<DisplayLanguage, Catalogue> =>
  new Map(
    displayLanguages.map((language) => {
      const chain = [language, ...fallbacksOf(language)].map((one) => read(one, namespace))
      return [language, Object.assign({}, ...chain.toReversed())]
    }),
  )

const errorTexts = textsOf('errors')
const messageTexts = textsOf('messages')
const inboxTexts = textsOf('inbox')
const pageTexts = { pages: textsOf('pages'), agents: textsOf('agents'), contracts: textsOf('contracts') }

/** The language to answer in: the first of the header's that has a catalogue, else the default. */
export function pickLanguage(header: string | undefined): DisplayLanguage {
  const tags = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  return tags.map(languageOfTag).find((language) => language !== undefined) ?? defaultLanguage
}

type Args = Record<string, string | number>

/** Text of an error key in the language, that of SYSTEM_ERROR for a key of none; `{{name}}` is replaced from `args`. */
export function errorText(language: DisplayLanguage, key: string, args: Args = {}): string {
  const texts = errorTexts.get(language)
  return filled(texts?.[key] ?? texts?.SYSTEM_ERROR ?? '', isolatedArgs(language, args))
}

/** Text of an SMS or an e-mail, where codes and links stay as they are. @throws RangeError for a key that does not exist */
export function messageText(language: DisplayLanguage, key: string, args: Args = {}): string {
  const text = countedText(messageTexts, language, key, args.count)
  if (text === undefined) throw new RangeError(`There is no message text ${key}`)
  return filled(text, args)
}

/**
 * What the house itself wrote for a new site, in the language: `undefined` for other contents, and once the operator has
 * written other words in a language of contents.
 */
export function houseText(language: DisplayLanguage, key: string, stored: string): string | undefined {
  const isHouse = displayLanguages.some((known) => messageTexts.get(known)?.[`house.${key}`] === stored)
  return isHouse ? messageTexts.get(language)?.[`house.${key}`] : undefined
}

/** A word of the members' own screens, so that a file says what its page says. */
export type PageWord = `${keyof typeof pageTexts}:${string}`

/** @throws RangeError for a word that no page has */
export function pageWord(language: DisplayLanguage, word: PageWord): string {
  const place = word.indexOf(':')
  const text = pageTexts[word.slice(0, place) as keyof typeof pageTexts].get(language)?.[word.slice(place + 1)]
  if (text === undefined) throw new RangeError(`There is no word ${word}`)
  return text
}

type InboxKey = keyof typeof inboxEn
/** What the house writes to members by itself: `deposit.approved` has its title and its text in the catalogue `inbox`. */
export type InboxTemplate = InboxKey extends infer Key
  ? Key extends `${infer Name}.title` | `${infer Name}.title_other`
    ? Name
    : never
  : never

/** What stands in the catalogue `inbox` under `word.`. */
export type InboxWord = InboxKey extends infer Key ? (Key extends `word.${infer Name}` ? Name : never) : never

/** A word that messages are filled with, as `contract.kind.daily`, in every language. */
export const inboxWords = (word: InboxWord): Record<string, string> =>
  Object.fromEntries([...inboxTexts].map(([language, texts]) => [language, texts[`word.${word}`] ?? '']))

/**
 * Title and text of a message to a member's inbox, in the form of the language for `args.count`. @throws RangeError for a
 * template that does not exist
 */
export function inboxText(language: DisplayLanguage, template: string, args: Record<string, string>) {
  const textOf = (part: string) => countedText(inboxTexts, language, `${template}.${part}`, args.count)
  const [title, content] = [textOf('title'), textOf('text')]
  if (title === undefined || content === undefined) throw new RangeError(`There is no inbox template ${template}`)
  const words = isolatedArgs(language, args)
  return { title: filled(title, words), content: filled(content, words) }
}

const rules = new Map<DisplayLanguage, Intl.PluralRules>()

/** The text under a key; of one that counts, in the form that the language has for so many. */
function countedText(
  catalogues: ReadonlyMap<DisplayLanguage, Catalogue>,
  language: DisplayLanguage,
  key: string,
  count: string | number = Number.NaN,
): string | undefined {
  const texts = catalogues.get(language)
  const whole = texts?.[key]
  if (whole !== undefined) return whole
  const ofLanguage = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, ofLanguage)
  return texts?.[`${key}_${ofLanguage.select(Number(count))}`] ?? texts?.[`${key}_other`]
}

const isolatedArgs = (language: DisplayLanguage, args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isolated(language, String(value))]))

const filled = (text: string, args: Args): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(args[name] ?? ''))
