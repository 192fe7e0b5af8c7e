import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { displayLanguages } from './languages.ts'

/** Texts that the specification names by key. Refusals use their code as key. */
const keys = [
  ...['in_incorrect_password', 'in_need_true_account', 'in_increase_submit', 'in_been_out'],
  ...['blockip', 'info_ip_block', 'game_maintenance', 'info_maintenance'],
  ...['error_not_agent', 'MEMBER_NO_ENTER', 'INVITATION_CODE_ERROR'],
  ...Array.from({ length: 21 }, (_, i) => `reg_pattern_${i + 1}`),
]

const textsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(path.join(import.meta.dirname, '../locales', language, '**/*.json')).map((file) =>
      JSON.parse(readFileSync(file, 'utf8')),
    ),
  )

const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

test.each([...displayLanguages])(
  '[R8.37] the catalogue %s has every text that the specification names, with the same placeholders',
  (language) => {
    const [texts, english] = [textsOf(language), textsOf('en')]
    for (const key of keys) {
      expect(texts[key], key).toMatch(/\S/)
      expect(placesOf(texts[key] ?? ''), key).toEqual(placesOf(english[key] ?? ''))
    }
  },
)
