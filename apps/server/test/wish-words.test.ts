import { readdirSync, readFileSync } from 'node:fs'
import { contractKinds, rebateTypes, wishKinds } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { expect, test } from 'vitest'

const features = new URL('../src/features/', import.meta.url)
const source = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, features), 'utf8'))
  .join('\n')
const foundBy = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, found = '']) => found)

test.each(languages)('whoever decides about a wish reads its kind and every fact in words: %s', (language) => {
  const file = new URL(`../../../packages/i18n/locales/${language}/console.json`, import.meta.url)
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const facts = foundBy(/\b\w+Fact\('([\w.]+)'/g)
  expect(facts.length).toBeGreaterThan(30)
  const wanted = [
    ...wishKinds.map((kind) => `wishes.kinds.${kind}`),
    ...facts.map((name) => `wishes.facts.${name}`),
    ...foundBy(/\bkeyFact\([^,()]+, '([\w.]+)'/g),
    ...rebateTypes.map((type) => `gameType.${type}`),
    ...contractKinds.map((kind) => `contracts.kinds.${kind}`),
  ]
  expect(wanted.filter((key) => !texts[key])).toEqual([])
})

test('no fact writes a rate by itself: its reader has decimals of his own', () => {
  expect(foundBy(/textFact\((.*%.*)\)/g)).toEqual([])
})
