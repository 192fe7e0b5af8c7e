import { matchBets } from '@fairground/game-rules/games/virtual-league'
import { sharedGames } from '@fairground/game-rules/tables'
import { text } from '@fairground/i18n/texts'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { groupName, placeName } from './place-name.ts'

const t = ((key: Parameters<typeof text>[0], args: Parameters<typeof text>[1] = {}) =>
  text(key, args, 'en')) as unknown as TFunction

test('places are told by their own name, or by the names of their parts with their numbers', () => {
  expect(placeName(t, 'banker-pair')).toBe('Banker pair')
  expect(placeName(t, 'dragon-big')).toBe('Dragon Big')
  expect(placeName(t, 'total-7')).toBe('Total 7')
  expect(placeName(t, '17-18-20-21')).toBe('17–18–20–21')
  expect(placeName(t, 'of-tomorrow')).toBe('of tomorrow')
})

test.each([
  ['1-home', 'Match 1: Home'],
  ['8-draw', 'Match 8: Draw'],
  ['3-home-or-draw', 'Match 3: Home / Draw'],
  ['3-draw-or-away', 'Match 3: Draw / Away'],
  ['2-both', 'Match 2: Both score'],
  ['2-not-both', 'Match 2: Both score: No'],
  ['5-over', 'Match 5: Over 2.5'],
  ['5-under-35', 'Match 5: Under 3.5'],
  ['4-home-minus-3', 'Match 4: Home −0.75'],
  ['4-away-plus-0', 'Match 4: Away +0'],
  ['7-score-1-2', 'Match 7: Exact score 1–2'],
  ['7-score-other', 'Match 7: Exact score: Any other'],
])('%s of the league is %s', (spot, name) => {
  expect(placeName(t, spot)).toBe(name)
})

test('no place of the league is told by its code', () => {
  for (const { name } of matchBets) expect(placeName(t, `1-${name}`)).not.toMatch(/minus|plus|not-|-or-/)
  expect(placeName(t, 'champion-12')).toBe('Champion 12')
})

test('every group of places of a table has a name', () => {
  const groups = sharedGames.flatMap(({ slips }) => Object.keys(slips?.groups ?? {}))
  expect(groups).toContain('main')
  for (const group of groups) expect(groupName(t, group), group).not.toBe(group)
})
