import type { Game } from '@fairground/contract'
import { expect, it } from 'vitest'
import { changedFavourites } from './changed-favourites.ts'

const game = (nodeId: string): Game => ({
  nodeId,
  vassalage: 'MOON',
  vendorName: 'Moonwell',
  gameType: 'RNG',
  displayName: nodeId,
  supportPlay: 0,
  isGame: 'GAME',
  openIn: 'route',
  gameCode: nodeId,
  isNew: false,
})
const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId)

it('[R3.144] the page’s ids follow each heart at once, without duplicates', () => {
  const kept = [game('a'), game('b')]
  expect(ids(changedFavourites(kept, game('c'), true))).toEqual(['c', 'a', 'b'])
  expect(ids(changedFavourites(kept, game('b'), true))).toEqual(['b', 'a'])
  expect(ids(changedFavourites(kept, game('b'), false))).toEqual(['a'])
  expect(ids(changedFavourites(undefined, game('a'), false))).toEqual([])
})
