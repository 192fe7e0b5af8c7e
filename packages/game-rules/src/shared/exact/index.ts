import { crashX100Max } from '../../crash/crash.ts'
import { crashSheet } from '../../crash/crash-sheet.ts'
import type { SheetRow } from '../../solo/solo-game.ts'

export { certifySheet } from '../../solo/exact/certify.ts'

/** The sheet of every shared game by its id, and the most a bet can pay in whole stakes. */
export const sharedSheets: Readonly<Record<string, { rows: () => SheetRow[]; maxWinX: number }>> = {
  crash: { rows: crashSheet, maxWinX: crashX100Max / 100 },
}
