import { instantGames } from '@fairground/game-rules/instant'
import { expect, it } from 'vitest'
import { isInstantGame } from './instant-screens.ts'

it('every game of one player is known by its id before its rules are fetched, and a slot is not', () => {
  expect(instantGames.filter(({ id }) => !isInstantGame(id))).toEqual([])
  expect(isInstantGame('phuong-hoang-lua')).toBe(false)
})
