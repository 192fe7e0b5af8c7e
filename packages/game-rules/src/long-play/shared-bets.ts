import { type BingoGame, drawCalls } from '../bingo/bingo-game.ts'
import { bingoSheet } from '../bingo/exact/bingo-sheet.ts'
import { bingoGames, bingoPrizes } from '../bingo/index.ts'
import { settleBingo } from '../bingo/settle-bingo.ts'
import { crash } from '../crash/crash.ts'
import { crashSheet } from '../crash/crash-sheet.ts'
import { toNumber } from '../exact/fraction.ts'
import type { LongBet, LongGame } from './long-game.ts'

/** Games whose rounds are the same for everybody. */
export const longShared = (): LongGame[] => [longCrash(), ...bingoGames.map(longBingo)]

const stakeMinor = 10_000n
const limitMinor = 10n ** 12n
/** A target that is seldom reached says little in as many rounds. */
const targets = ['target-1.01', 'target-1.50', 'target-2.00', 'target-10.00', 'target-100.00']

/** Cash-outs by themselves; busts are drawn as at the table, from the seed of the round. */
function longCrash(): LongGame {
  const rows = crashSheet().filter(({ bet }) => targets.includes(bet))
  return { id: crash.id, version: crash.version, bets: rows.map(({ bet, decimal }) => crashBet(bet, Number(decimal))) }
}

function crashBet(bet: string, exact: number): LongBet {
  const autoX100 = Math.round(Number(bet.replace('target-', '')) * 100)
  const mostMinor = crash.payoutMinorMax({ stakeMinor, autoX100 }, limitMinor)
  return {
    bet,
    exact,
    halfWidth: 0,
    play(draws) {
      const { u32 } = draws()
      const serverSeed = Array.from({ length: 8 }, () => u32().toString(16).padStart(8, '0')).join('')
      const outcome = crash.draw({ serverSeed, clientSeed: 'certify', nonce: 0 })
      const { payoutMinor } = crash.settle({ stakeMinor, autoX100 }, outcome, limitMinor)
      if (payoutMinor < 0n || payoutMinor > mostMinor) throw new Error(`paid ${payoutMinor} of at most ${mostMinor}`)
      return Number(payoutMinor) / Number(stakeMinor)
    },
  }
}

/**
 * What tickets return is fixed by the rules, whatever is called. What chance decides is how soon: the share of all balls
 * that one ticket needs for a prize, whose mean the sheet knows. The money of every round is added up as well.
 */
function longBingo(game: BingoGame): LongGame {
  const { calls } = bingoSheet(game)
  const bets = bingoPrizes.map((prize): LongBet => {
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
  return { id: game.id, version: game.version, bets }
}
