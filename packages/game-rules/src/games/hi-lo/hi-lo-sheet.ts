import { fraction, times } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { hiLoX10000 } from './hi-lo.ts'

const chances = Array.from({ length: 12 }, (_, index) => index + 1)

/** One right guess of every chance, and every pair of them in a row; a longer row is cut no deeper. */
export const hiLoSheet = (): SheetRow[] => [
  ...chances.map((chance) => row(`${chance}-of-13`, [chance])),
  ...chances.flatMap((a) => chances.filter((b) => b >= a).map((b) => row(`${a}-of-13-then-${b}-of-13`, [a, b]))),
]

const row = (bet: string, run: readonly number[]) =>
  singlePayRow(bet, times(...run.map((chance) => fraction(chance, 13))), hiLoX10000(run))
