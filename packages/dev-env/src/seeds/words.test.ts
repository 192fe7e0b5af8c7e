import { globSync, readFileSync } from 'node:fs'
import insteadOf from '@fairground/i18n/instead-of.json' with { type: 'json' }
import { expect, test } from 'vitest'

const seeds = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))

test('pages and campaigns of the demo world use the words of the glossary', () => {
  const found = seeds.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
      .toLowerCase()
      .normalize('NFC')
    return Object.entries(insteadOf.vi).flatMap(([word, right]) =>
      text.includes(word) ? [`${file}: ${right} instead of ${word}`] : [],
    )
  })
  expect(seeds.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
