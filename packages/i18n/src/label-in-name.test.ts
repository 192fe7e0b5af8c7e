import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { displayLanguages } from './languages.ts'

/** A button's text and its longer accessible name, which contains the text for voice control. */
const pairs = [
  ['ui', 'play', 'playGame'],
  ['pages', 'home.enterLobby', 'home.enterLobbyOf'],
  ['pages', 'games.sitDown', 'games.sitDownAt'],
  ['pages', 'payout.remove', 'payout.removeOf'],
] as const

it.each(displayLanguages)('in %s the name of a button holds what stands on it', (language) => {
  const faults = pairs.filter(([namespace, seen, heard]) => {
    const file = new URL(`../locales/${language}/${namespace}.json`, import.meta.url)
    const texts: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const [label, name] = [texts[seen], texts[heard]]
    return label && name && !name.toLowerCase().includes(label.toLowerCase())
  })
  expect(faults).toEqual([])
})
