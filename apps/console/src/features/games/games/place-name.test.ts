import { sharedGames } from '@fairground/game-rules/shared'
import { text } from '@fairground/i18n/texts'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { groupName, placeName } from './place-name.ts'

const t = ((key: Parameters<typeof text>[0]) => text(key, {}, 'en')) as unknown as TFunction

test('places are told by their own name, or by the names of their parts with their numbers', () => {
  expect(placeName(t, 'banker-pair')).toBe('Banker pair')
  expect(placeName(t, 'dragon-big')).toBe('Dragon Big')
  expect(placeName(t, 'total-7')).toBe('Total 7')
  expect(placeName(t, '17-18-20-21')).toBe('17–18–20–21')
  expect(placeName(t, 'of-tomorrow')).toBe('of tomorrow')
})

test('every group of places of a table has a name', () => {
  const groups = sharedGames.flatMap(({ slips }) => Object.keys(slips?.groups ?? {}))
  expect(groups).toContain('main')
  for (const group of groups) expect(groupName(t, group), group).not.toBe(group)
})
