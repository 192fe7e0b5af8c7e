import { readFileSync } from 'node:fs'
import inboxEn from '../locales/en/inbox.json' with { type: 'json' }
import inboxVi from '../locales/vi/inbox.json' with { type: 'json' }
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'

type Catalogue = Record<string, string>

const read = (language: Language, namespace: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'))

const errorTexts = new Map(languages.map((language) => [language, read(language, 'errors')]))
const messageTexts = new Map(languages.map((language) => [language, read(language, 'messages')]))

/** The language to answer in: the first of the header's that has a catalogue, else the default. */
export function pickLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().split('-')[0]?.toLowerCase())
  return wanted.find(isLanguage) ?? defaultLanguage
}

/** Text of an error key in the language, English when it is missing there; `{{name}}` is replaced from `args`. */
export function errorText(language: Language, key: string, args: Record<string, string | number> = {}): string {
  const text =
    errorTexts.get(language)?.[key] ?? errorTexts.get('en')?.[key] ?? errorTexts.get('en')?.SYSTEM_ERROR ?? ''
  return filled(text, args)
}

/** Text of an SMS or an e-mail; every catalogue has every key. @throws RangeError for a key that does not exist */
export function messageText(language: Language, key: string, args: Record<string, string | number> = {}): string {
  const text = messageTexts.get(language)?.[key]
  if (text === undefined) throw new RangeError(`There is no message text ${key}`)
  return filled(text, args)
}

type InboxKey = keyof typeof inboxEn
/** What the house writes to members by itself: `deposit.approved` has its title and its text in the catalogue `inbox`. */
export type InboxTemplate = InboxKey extends infer Key ? (Key extends `${infer Name}.title` ? Name : never) : never

/** What stands in the catalogue `inbox` under `word.`. */
export type InboxWord = InboxKey extends infer Key ? (Key extends `word.${infer Name}` ? Name : never) : never

const inboxTexts: Record<Language, Record<InboxKey, string>> = { vi: inboxVi, en: inboxEn }

/** A word that messages are filled with, as `contract.kind.daily`, in every language. */
export const inboxWords = (word: InboxWord): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, inboxTexts[language][`word.${word}`]]))

/** Title and text of a message to a member's inbox. @throws RangeError for a template that does not exist */
export function inboxText(language: Language, template: string, args: Record<string, string>) {
  const texts: Partial<Record<string, string>> = inboxTexts[language]
  const [title, content] = [texts[`${template}.title`], texts[`${template}.text`]]
  if (title === undefined || content === undefined) throw new RangeError(`There is no inbox template ${template}`)
  return { title: filled(title, args), content: filled(content, args) }
}

const filled = (text: string, args: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(args[name] ?? ''))
