import { diceSheet } from '../../dice/dice-sheet.ts'
import { minesSheet } from '../../mines/mines-sheet.ts'
import type { SheetRow } from '../solo-game.ts'

/** The sheet of every solo game by its id: exact chances and returns before the payout is cut to whole minor units. */
export const soloSheets: Readonly<Record<string, () => SheetRow[]>> = {
  dice: diceSheet,
  mines: minesSheet,
}
