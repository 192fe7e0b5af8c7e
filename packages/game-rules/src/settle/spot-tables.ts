import { games } from '../games/games.gen.ts'
import type { SpotBet } from '../parts/spots/spot-bet.ts'
import type { SoloGame } from '../solo/solo-game.ts'

/** A table where chips are put down once and one draw decides them all. */
export type SpotTable = SoloGame<readonly SpotBet[], never>

/** Every such table by the id of its rules: the games that `spotGame` makes. */
export const spotTables: ReadonlyMap<string, SpotTable> = new Map(
  games.flatMap((game): [string, SpotTable][] => ('isDrawnOnce' in game ? [[game.id, game as SpotTable]] : [])),
)
