import { toNumber } from '../../exact/fraction.ts'
import type { TableProof } from '../../game-module.ts'
import type { LongBet } from '../../long-play/long-game.ts'
import { type BingoGame, drawCalls } from './bingo-game.ts'
import { bingoDetails, bingoMaxWinX, bingoRows } from './exact/bingo-rows.ts'
import { bingoSheet } from './exact/bingo-sheet.ts'
import { bingoGames, bingoPrizes } from './index.ts'
import { settleBingo } from './settle-bingo.ts'

const stakeMinor = 10_000n

const proofOf = (game: BingoGame): TableProof => ({
  sheet: () => bingoRows(game),
  details: () => bingoDetails(game),
  maxWinX: bingoMaxWinX(game),
  longBets: () => longBets(game),
})

export const tableProofs: Readonly<Record<string, TableProof>> = Object.fromEntries(
  bingoGames.map((game) => [game.id, proofOf(game)]),
)

/**
 * What tickets return is fixed by the rules, whatever is called. What chance decides is how soon: the share of all balls
 * that one ticket needs for a prize, whose mean the sheet knows. The money of every round is added up as well.
 */
function longBets(game: BingoGame): readonly LongBet[] {
  const { calls } = bingoSheet(game)
  return bingoPrizes.map((prize): LongBet => {
    const mean = calls.find((row) => row.prize === prize)?.mean
    return {
      bet: `calls-to-${prize}`,
      exact: mean ? toNumber(mean) / game.ballCount : 0,
      halfWidth: 0,
      play(draws) {
        const stream = draws()
        const ticket = game.drawTicket(stream)
        const jackpot = { meterMinor: 0n, callsMax: 0 }
        const input = { tickets: [ticket], calls: drawCalls(game, stream), salesMinor: stakeMinor, jackpot }
        const { wins, sales, restMinor } = settleBingo(game, input)
        const paidMinor = wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
        if (paidMinor + restMinor + sales.meterMinor + sales.reserveMinor + sales.houseMinor !== stakeMinor)
          throw new Error('the money of the round does not add up')
        return (wins.find((win) => win.prize === prize)?.call ?? 0) / game.ballCount
      },
    }
  })
}
