import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodes } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { errorText } from '@fairground/i18n/server'
import { text } from '@fairground/i18n/texts'
import { expect, test } from 'vitest'

const catalogues = path.join(import.meta.dirname, '../../../packages/i18n/locales')
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(catalogues, language, 'errors.json'), 'utf8'))

/** Every text key that the server's and the contract's own files name. */
function keysInSource(): string[] {
  const folders = ['../src', '../../../packages/contract/src'].map((folder) => path.join(import.meta.dirname, folder))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  )
  const keys = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['"`])validation\.\w+(?=['"`])/g) ?? [])
  return [...new Set(keys)]
}

test.each(languages)('in %s every code has a text, and every key a field may be refused with', (language) => {
  const texts = textsOf(language)
  const keys = keysInSource()
  expect(keys.length).toBeGreaterThan(10)
  for (const key of [...errorCodes, ...keys]) expect(texts[key], key).toMatch(/\S/)
})

test.each(languages)('[R5.25] in %s each of the 21 pattern families has a text', (language) => {
  const texts = textsOf(language)
  for (let id = 1; id <= 21; id += 1) expect(texts[`reg_pattern_${id}`], `family ${id}`).toMatch(/\S/)
})

test('[R5.26] bounds take the place of their placeholder', () => {
  expect(errorText('en', 'reg_pattern_7', { length: '6–12' })).toBe('Digits only, 6–12 digits.')
  expect(errorText('vi', 'reg_pattern_7', { length: '6' })).toBe(text('errors:reg_pattern_7', { length: '6' }))
})
