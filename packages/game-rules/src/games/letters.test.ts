import { expect, test } from 'vitest'
import { sharedGames } from '../shared/shared-games.ts'
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
