import { fraction, toNumber } from '@fairground/game-rules/exact'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchGrid } from '../football/match-grid.ts'
import { chancesOf } from './chances.ts'
import { factorOf } from './ending.ts'
import { findBet, isLineOf, markets } from './markets.ts'
import { settleBet } from './settle-bet.ts'

const odds = fraction(21, 10)
const grid = matchGrid({ lambdaHome: 1.6, lambdaAway: 1.1, rho: -0.06 })
const late = matchGrid(
  { lambdaHome: 1.6, lambdaAway: 1.1, rho: -0.06 },
  { minute: 65, score: [1, 2], halfTime: [1, 0] },
)
const linesOf = (code: string) => {
  const market = markets.get(code)
  return Array.from({ length: 19 }, (_, at) => at - 9).filter((quarters) => market && isLineOf(market, quarters))
}

/** Half the stake on each neighbouring half line, as Asian quarter lines are defined. */
function returnByHalves(lead: number, quarters: number): number {
  const parts = quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1]
  const returned = parts.map((line) => {
    const beyond = lead + line / 4
    return beyond > 0 ? 2.1 : beyond === 0 ? 1 : 0
  })
  return ((returned[0] ?? 0) + (returned[1] ?? 0)) / 2
}

it('handicaps and totals pay like two half stakes on the neighbouring lines, on every quarter line and result', () => {
  for (let difference = -4; difference <= 4; difference += 1)
    for (let quarters = -20; quarters <= 20; quarters += 1) {
      const full = [Math.max(difference, 0), Math.max(-difference, 0)] as const
      const result = { status: 'finished', half: [0, 0], full } as const
      const paid = (code: string, selection: string) => {
        const outcome = settleBet(findBet(code, selection, quarters)!, result)!
        return toNumber(factorOf(outcome, odds))
      }
      expect(paid('asian-handicap', 'home')).toBeCloseTo(returnByHalves(difference, quarters), 12)
      expect(paid('asian-handicap', 'away')).toBeCloseTo(returnByHalves(-difference, -quarters), 12)
      expect(paid('over-under', 'over')).toBeCloseTo(returnByHalves(full[0] + full[1], -quarters), 12)
      expect(paid('over-under', 'under')).toBeCloseTo(returnByHalves(-full[0] - full[1], quarters), 12)
    }
})

it.each([...markets.keys()])(
  '%s: chances of a bet sum to 1, and exactly one selection wins where none is given back',
  (code) => {
    const market = markets.get(code)!
    for (const on of [grid!, late!])
      for (const quarters of linesOf(code)) {
        const rows = market.selections.map((selection) => chancesOf({ market, selection, quarters }, on))
        for (const row of rows) expect(row.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
        const [winShare, given] = rows.reduce(
          ([won, back], [win, halfWin, push, halfLose]) => {
            return [won + win + halfWin, back + push + halfLose + halfWin]
          },
          [0, 0],
        )
        if (given === 0) expect(winShare).toBeCloseTo(market.winners ?? 1, 9)
        else expect(rows).toHaveLength(2)
      }
  },
)

it('what one side wins of a line the other loses', () => {
  for (const quarters of linesOf('asian-handicap')) {
    const [home, away] = ['home', 'away'].map((side) => chancesOf(findBet('asian-handicap', side, quarters)!, grid!))
    expect(away?.toReversed()).toEqual(home)
  }
})

it('a bet that was decided when a match was broken off ends as after any further goals', () => {
  const goals = fc.nat(3)
  const scores = fc.tuple(goals, goals, goals, goals, goals, goals)
  const bets = [...markets.values()].flatMap((market) =>
    market.selections.map((selection) => findBet(market.code, selection, market.line === undefined ? 0 : 4)!),
  )
  fc.assert(
    fc.property(scores, fc.constantFrom(...bets), fc.boolean(), ([a, b, c, d, e, f], bet, isAfterBreak) => {
      // Broken off either in the second half with half time a-b, or in the first at a-b.
      const [half, later] = [[a, b] as const, [a + c, b + d] as const]
      const now = isAfterBreak ? later : half
      const outcome = settleBet(bet, { status: 'abandoned', half: isAfterBreak ? half : undefined, full: now })
      const end = { status: 'finished', half: isAfterBreak ? half : later, full: [later[0] + e, later[1] + f] } as const
      if (outcome !== 'void') expect(settleBet(bet, end)).toBe(outcome)
    }),
    { numRuns: 300 },
  )
})
