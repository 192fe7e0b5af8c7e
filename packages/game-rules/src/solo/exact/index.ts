import { coinFlipSheet } from '../../coin-flip/coin-flip-sheet.ts'
import { diceSheet } from '../../dice/dice-sheet.ts'
import { hiLoSheet } from '../../hi-lo/hi-lo-sheet.ts'
import { horseRaceSheet } from '../../horse-race/horse-race-sheet.ts'
import { keno40Sheet } from '../../keno-40/keno-40-sheet.ts'
import { keno80Sheet } from '../../keno-80/keno-80-sheet.ts'
import { limboSheet } from '../../limbo/limbo-sheet.ts'
import { minesSheet } from '../../mines/mines-sheet.ts'
import { plinkoSheet } from '../../plinko/plinko-sheet.ts'
import { prizeTableSheet } from '../../prize-table/prize-table-sheet.ts'
import { clawTable, coinPusherTable } from '../../prize-table/prize-tables.ts'
import { scratchSheet } from '../../scratch/scratch-sheet.ts'
import { towerSheet } from '../../tower/tower-sheet.ts'
import { towerConfigs } from '../../tower/towers.ts'
import { wheelSheet } from '../../wheel/wheel-sheet.ts'
import type { SheetRow } from '../solo-game.ts'
import { tableSheets } from './table-sheets.ts'

export { certify } from './certify.ts'
export { widestBets } from './widest-bets.ts'

/** The sheet of every solo game by its id: exact chances and returns before the payout is cut to whole minor units. */
export const soloSheets: Readonly<Record<string, () => SheetRow[]>> = {
  dice: diceSheet,
  limbo: limboSheet,
  'coin-flip': coinFlipSheet,
  plinko: plinkoSheet,
  mines: minesSheet,
  'hi-lo': hiLoSheet,
  tower: () => towerSheet(towerConfigs.tower),
  'penalty-shoot-out': () => towerSheet(towerConfigs.penaltyShootOut),
  'chicken-road': () => towerSheet(towerConfigs.chickenRoad),
  wheel: wheelSheet,
  'keno-40': keno40Sheet,
  'keno-80': keno80Sheet,
  scratch: scratchSheet,
  'horse-race': horseRaceSheet,
  'coin-pusher': () => prizeTableSheet(coinPusherTable),
  claw: () => prizeTableSheet(clawTable),
  ...tableSheets,
}
