import { andarBahar } from '../games/andar-bahar/andar-bahar.ts'
import { baccarat, baccaratNoCommission } from '../games/baccarat/baccarat.ts'
import { dragonTiger } from '../games/dragon-tiger/dragon-tiger.ts'
import { roulette, rouletteLaPartage } from '../games/roulette/roulette.ts'
import { sicBo } from '../games/sic-bo/sic-bo.ts'
import type { SpotBet } from '../parts/spots/spot-bet.ts'
import type { SoloGame } from '../solo/solo-game.ts'

/** A table where chips are put down once and one draw decides them all. */
export type SpotTable = SoloGame<readonly SpotBet[], never>

/** Every such table by the id of its rules. */
export const spotTables: ReadonlyMap<string, SpotTable> = new Map(
  [roulette, rouletteLaPartage, baccarat, baccaratNoCommission, sicBo, dragonTiger, andarBahar].map(
    (table): [string, SpotTable] => [table.id, table],
  ),
)
