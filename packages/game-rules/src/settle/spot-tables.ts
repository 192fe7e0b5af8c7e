import { bauCua } from '../games/bau-cua/bau-cua.ts'
import { fanTan } from '../games/fan-tan/fan-tan.ts'
import { games } from '../games/games.gen.ts'
import { xocDia } from '../games/xoc-dia/xoc-dia.ts'
import type { InstantGame } from '../instant/instant-game.ts'
import type { SpotBet } from '../parts/spots/spot-bet.ts'

/** A table where chips are put down once and one draw decides them all. */
export type SpotTable = InstantGame<readonly SpotBet[], never>

/** Every such table by the id of its rules: the games that `spotGame` makes, and those that only tables of everybody play. */
export const spotTables: ReadonlyMap<string, SpotTable> = new Map(
  [...games, xocDia, bauCua, fanTan].flatMap((game): [string, SpotTable][] =>
    'isDrawnOnce' in game ? [[game.id, game as SpotTable]] : [],
  ),
)
