import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { longIt } from '../../long-it.ts'
import { readCertificate } from '../slots/certificate.ts'
import { addTallies, findLongGame, judge, type LongBet, type LongGame, longGameIds, playBlock } from './index.ts'

const folder = new URL('../../../../certificates/', import.meta.url)
const certificateOf = (id: string) => readCertificate(readFileSync(new URL(`${id}.json`, folder), 'utf8'))
const rounds = 2_000
/** Fewer wins say nothing about a return. */
const hitsMin = 100

longIt(import.meta.url).each(longGameIds())(
  '%s is played for long: every bet keeps its promises and returns what is certified',
  {
    timeout: 300_000,
  },
  (id) => {
    const game = findLongGame(id, certificateOf)!
    const tallies = playBlock(game, 0, rounds)
    expect(tallies.reduce((sum, tally) => sum + tally.rounds, 0)).toBe(rounds)
    for (const [at, bet] of game.bets.entries()) {
      const tally = tallies[at]!
      expect(bet.exact).toBeGreaterThan(0)
      if (tally.hits >= hitsMin) expect(Math.abs(judge(bet, tally).standardErrors), bet.bet).toBeLessThan(5)
    }
  },
)

const bet = (returned: (draw: number) => number): LongBet => ({
  bet: 'half',
  exact: 1,
  halfWidth: 0,
  play: (draws) => returned(draws().int(2)),
})
const gameOf = (...bets: LongBet[]): LongGame => ({ id: 'small', version: 1, bets })

it('blocks give the same in any order as one long play', () => {
  const game = gameOf(
    bet((draw) => 2 * draw),
    bet((draw) => draw),
  )
  const [late, early] = [playBlock(game, 700, 1_000), playBlock(game, 0, 700)]
  expect(addTallies(early, late)).toEqual(playBlock(game, 0, 1_000))
})

it('a bet that returns too much or too little is found, one that only play knows within its band is not', {
  timeout: 300_000,
}, () => {
  const judged = (returned: number, halfWidth = 0) => {
    const one = { ...bet((draw) => returned * draw), halfWidth }
    return judge(one, playBlock(gameOf(one), 0, 100_000)[0]!).standardErrors
  }
  expect(Math.abs(judged(2))).toBeLessThan(4)
  expect(judged(2.1)).toBeGreaterThan(4)
  expect(judged(1.9)).toBeLessThan(-4)
  expect(judged(2.1, 0.1)).toBe(0)
})

it('a broken promise is told with its game, bet and round', () => {
  const broken = bet(() => {
    throw new Error('paid too much')
  })
  expect(() => playBlock(gameOf(broken), 41, 50)).toThrow('small, half, round 41: Error: paid too much')
})
