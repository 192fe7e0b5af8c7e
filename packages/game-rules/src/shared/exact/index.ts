import { bingoDetails, bingoMaxWinX, bingoRows } from '../../bingo/exact/bingo-rows.ts'
import { type BingoGame, bingoGames } from '../../bingo/index.ts'
import { crashX100Max } from '../../crash/crash.ts'
import { crashSheet } from '../../crash/crash-sheet.ts'
import type { SheetRow } from '../../solo/solo-game.ts'

export { certifySheet } from '../../solo/exact/certify.ts'

type SharedSheet = {
  rows: () => SheetRow[]
  /** What is certified besides the bets. */
  details?: () => SheetRow[]
  maxWinX: number
}

/** The sheet of every shared game by its id, and the most a bet can pay in whole stakes. */
export const sharedSheets: Readonly<Record<string, SharedSheet>> = {
  crash: { rows: crashSheet, maxWinX: crashX100Max / 100 },
  ...Object.fromEntries(bingoGames.map((game) => [game.id, bingoSheetOf(game)])),
}

function bingoSheetOf(game: BingoGame): SharedSheet {
  return { rows: () => bingoRows(game), details: () => bingoDetails(game), maxWinX: bingoMaxWinX(game) }
}
