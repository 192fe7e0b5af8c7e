import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedGames } from '../tables/shared-games.ts'
import { gameTitles } from './titles.gen.ts'

const rounds = 400
const serverSeed = '7'.repeat(64)

const withLetters = sharedGames.flatMap((rules) => {
  const letters = gameTitles[rules.id]?.live?.letters
  return letters ? [{ rules, letters }] : []
})

test.each(withLetters)('every result of $rules.id has a letter that its title explains', ({ rules, letters }) => {
  const marks = letters.map(({ mark }) => mark)
  expect(new Set(marks).size).toBe(marks.length)
  for (let nonce = 1; nonce <= rounds; nonce += 1)
    expect(marks).toContain(rules.markOf?.(rules.source.draw({ serverSeed, clientSeed: 'letters', nonce })))
})

test('every table of the live casino keeps a road', () => {
  const live = sharedGames.filter(({ id }) => gameTitles[id]?.category === 'LIVE').map(({ id }) => id)
  expect(live.length).toBeGreaterThan(0)
  expect(withLetters.map(({ rules }) => rules.id).sort()).toEqual(live.sort())
})

test.each(withLetters)('the letters of $rules.id have names in every language, or are figures', ({ letters }) => {
  const languages = readdirSync(new URL('../../../i18n/locales', import.meta.url)).sort()
  expect(languages.length).toBeGreaterThan(20)
  for (const { names } of letters) {
    if (/^(\d+\+?|BJ)$/.test(names.en)) continue
    expect(Object.keys(names).sort()).toEqual(languages)
    expect(Object.values(names).filter((name) => name.trim() === '')).toEqual([])
  }
})
