import type { VendorGame } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { lobbyOrder } from './lobby-order.ts'

const game = (gameId: string, code: string, large?: string) =>
  ({ gameId, provider: { code, name: code }, images: { tile: '', large } }) as VendorGame

test('[R2.4.07] a game with a large picture comes first, and brands take turns after it', () => {
  const games = [game('a1', 'a'), game('a2', 'a'), game('b1', 'b'), game('b2', 'b', 'tile-large/b2'), game('c1', 'c')]
  expect(lobbyOrder(games).map(({ gameId }) => gameId)).toEqual(['b2', 'a1', 'b1', 'c1', 'a2'])
})

test('no game is lost or doubled', () => {
  expect(lobbyOrder([])).toEqual([])
  expect(lobbyOrder([game('a', 'x'), game('b', 'x')])).toHaveLength(2)
})

test('games that their vendor ranks come last, in its order', () => {
  const ranked = (gameId: string, rank: number) => ({ ...game(gameId, 'a', 'tile-large/a'), rank })
  expect(lobbyOrder([ranked('r2', 2), ranked('r1', 1), game('b1', 'b')]).map(({ gameId }) => gameId)).toEqual([
    'b1',
    'r1',
    'r2',
  ])
})
