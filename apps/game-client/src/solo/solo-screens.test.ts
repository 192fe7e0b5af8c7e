import { soloGames } from '@fairground/game-rules/solo'
import { expect, it } from 'vitest'
import { isSoloGame } from './solo-screens.ts'

it('every game of one player is known by its id before its rules are fetched, and a slot is not', () => {
  expect(soloGames.filter(({ id }) => !isSoloGame(id))).toEqual([])
  expect(isSoloGame('phuong-hoang-lua')).toBe(false)
})
