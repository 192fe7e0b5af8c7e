import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareCatalogues } from './catalogue-faults.ts'
import { displayLanguages, languageNames, languageOfTag, scriptOf } from './languages.ts'

const locales = new URL('../locales/', import.meta.url)
const staffOnly = [
  ...['console', 'content', 'desk', 'lobby', 'lottery-desk', 'lottery-results', 'marketing', 'outbox', 'providers'],
  ...['sports-desk', 'staff-desk'],
].map((name) => `${name}.json`)
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, locales), 'utf8'))

test('[R1.29] thirty languages name themselves, each in its own letters', () => {
  expect(displayLanguages).toHaveLength(30)
  expect(new Set(Object.values(languageNames)).size).toBe(30)
  const letters = ['th', 'ja', 'ko', 'my', 'km', 'lo', 'hi', 'bn', 'ta', 'ar', 'ru'] as const
  for (const language of letters) expect(languageNames[language]).not.toMatch(/[a-z]/i)
})

test.each(displayLanguages)('[R1.29] every text that players read is there in %s', (language) => {
  const all = readdirSync(new URL('en/', locales), { recursive: true }) as string[]
  const files = all.filter((file) => file.endsWith('.json') && !staffOnly.includes(file))
  const missing = files.flatMap((file) => {
    if (!existsSync(new URL(`${language}/${file}`, locales))) return [file]
    const pair = { language, own: read(language, file), reference: read('en', file), same: new Set<string>() }
    return compareCatalogues(pair).missing
  })
  expect(missing).toEqual([])
})

test.each([
  ['pt-BR', 'pt'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-SG', 'zh'],
  ['tl', 'fil'],
  ['en-GB', 'en'],
  ['sv', undefined],
  ['?', undefined],
])('who asks for %s is answered in %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})

test('each script is known by its letters', () => {
  const scripts = (['th', 'mn', 'fa', 'zh', 'zh-TW', 'ne', 'uz'] as const).map(scriptOf)
  expect(scripts).toEqual(['thai', 'cyrl', 'arab', 'hans', 'hant', 'deva', 'latn'])
})
