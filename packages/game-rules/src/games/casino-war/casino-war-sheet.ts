import { dividedBy, fraction, minus, plus, times } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paidRow, sheetRow } from '../../instant/sheet-row.ts'

/**
 * The ante with going to war, per ante and per everything staked, the ante with giving up, and the tie bet.
 * Of six packs 24 cards have one rank; the war is played with the 310 cards left.
 */
export function casinoWarSheet(): SheetRow[] {
  const [one, two] = [fraction(1), fraction(2)]
  const tie = fraction(23, 311)
  const win = dividedBy(minus(one, tie), two)
  const warTie = fraction(22n * 21n + 12n * 24n * 23n, 310n * 309n)
  const warPays = dividedBy(plus(one, warTie), two)
  const paidWithWar = plus(times(two, win), times(tie, warPays, fraction(3)))
  const net = minus(paidWithWar, plus(one, tie))
  const hit = plus(win, times(tie, warPays))
  return [
    sheetRow('ante', hit, plus(one, net)),
    sheetRow('ante-and-raise', hit, dividedBy(paidWithWar, plus(one, tie))),
    paidRow('ante-surrender', [
      { gross: two, chance: win },
      { gross: fraction(1, 2), chance: tie },
    ]),
    sheetRow('tie', tie, times(fraction(11), tie)),
  ]
}
