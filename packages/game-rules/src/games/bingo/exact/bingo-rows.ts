import { fraction, plus } from '../../../exact/fraction.ts'
import type { SheetRow } from '../../../instant/instant-game.ts'
import { sheetRow } from '../../../instant/sheet-row.ts'
import { type BingoGame, roundTicketsMax } from '../bingo-game.ts'
import { bingoSheet } from './bingo-sheet.ts'

const callsBetweenRows = 5
const sure = fraction(1)
const nothing = fraction(0)

/** Certified facts of a ticket. Its hit rate depends on the number of players: alone it wins every prize. */
export const bingoRows = (game: BingoGame): SheetRow[] => [
  sheetRow('ticket-alone', sure, plus(...bingoSheet(game).returns.map(({ rtp }) => rtp))),
]

/** Where the return comes from, the exact chances of the jackpot, and how soon one ticket has each prize. */
export function bingoDetails(game: BingoGame): SheetRow[] {
  const { returns, calls, jackpot } = bingoSheet(game)
  return [
    ...returns.map(({ part, rtp }) => sheetRow(`part-${part}`, sure, rtp)),
    ...jackpot.map(({ callsMax, chance }) => sheetRow(`jackpot-within-${callsMax}`, chance, nothing)),
    ...calls.flatMap(({ prize, byCall }) =>
      byCall.flatMap((chance, index) =>
        (index + 1) % callsBetweenRows === 0 ? [sheetRow(`${prize}-by-${index + 1}`, chance, nothing)] : [],
      ),
    ),
  ]
}

/** One ticket that wins every prize of a full room, in prices of a ticket; the jackpot comes on top. */
export function bingoMaxWinX(game: BingoGame): number {
  const prizes = bingoSheet(game).returns.filter(({ part }) => part !== 'jackpot')
  const { num, den } = plus(...prizes.map(({ rtp }) => rtp))
  return Number((num * BigInt(roundTicketsMax)) / den)
}
