import { fraction, minus, times, toNumber } from '@fairground/game-rules/exact'
import { playBlock } from '@fairground/game-rules/long-play'
import { expect, it } from 'vitest'
import { grossPerStake, type OddsRow, returnOf } from '../base/index.ts'
import { findLottery, findRow, lotteries } from '../lotteries/index.ts'
import { longLottery } from './long-lottery.ts'

const roundsPerBet = 300
const deviationsMax = 6

// `npm run certify -- --rounds` plays for longer, and keeps the evidence beside the certificates.
it.each(lotteries.map(({ id }) => id))('%s returns in play what its sheet says', (id) => {
  const lottery = findLottery(id)
  if (!lottery) throw new Error(`There is no lottery ${id}`)
  const game = longLottery(lottery)
  const tallies = playBlock(game, 0, roundsPerBet * game.bets.length)
  const judged = game.bets.flatMap(({ bet }, index) => {
    // A play that sells several tickets at once is at the odds of one of them: how far its mean strays is not known.
    const row = findRow(lottery, bet)
    const tally = tallies[index]
    if (!row || !tally) return []
    const off = tally.sum / tally.rounds - toNumber(returnOf(row))
    return { bet, deviations: off / (deviationOf(row) / Math.sqrt(tally.rounds)) }
  })
  expect(judged.length).toBeGreaterThan(0)
  expect(judged.filter(({ deviations }) => Math.abs(deviations) > deviationsMax)).toEqual([])
})

/** How far one round strays from the return, exactly but for the last digits. */
function deviationOf(row: OddsRow): number {
  const squares = row.outcomes().map((outcome) => {
    const gross = grossPerStake(row, outcome)
    return toNumber(times(outcome.chance, gross, gross))
  })
  const mean = returnOf(row)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) + toNumber(minus(fraction(0), times(mean, mean))))
}
