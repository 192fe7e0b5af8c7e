import type { CatalogueGame } from './catalogue-game.ts'

export const roomType = 'PVP'

/** A card game with its places and who has it open. */
export interface CardRoom {
  game: CatalogueGame
  stakesMinor: { min: bigint; max: bigint } | undefined
  seats: number | null
  playerCount: number
  isClosed: boolean
}
