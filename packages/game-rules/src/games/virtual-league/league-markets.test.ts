import { commitOf } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { toNumber } from '../../exact/fraction.ts'
import { leagueTable } from './league.ts'
import { leaguePrice } from './league-card.ts'
import { endingsOf, leagueReturns, matchPrices, offeredHandicaps, winningShare } from './league-markets.ts'
import { handicapBet, matchBets } from './match-bets.ts'
import { leagueSheet } from './proof.ts'
import { type Strengths, strengthsOf } from './score-grid.ts'

const table = leagueTable()
const seedsOf = (nonce: number) => ({ serverSeed: commitOf(`day ${nonce}`), clientSeed: 'salt', nonce })
const betNamed = (name: string) => {
  const found = matchBets.find((one) => one.name === name)
  if (!found) throw new Error(`there is no bet ${name}`)
  return found
}
const shareOf = (name: string, strengths: Strengths) => toNumber(winningShare(betNamed(name), strengths))

test.each([
  // One goal ahead at −0.75: half wins, half is given back; at −1.25 half is lost.
  ['home-minus-3', [1, 0], '1/1'],
  ['home-minus-5', [1, 0], '0/1'],
  ['home-minus-4', [1, 0], '0/2'],
  ['away-plus-3', [1, 0], '0/1'],
  ['away-plus-5', [1, 0], '1/1'],
  ['away-plus-4', [3, 2], '0/2'],
  ['home-plus-0', [2, 2], '0/2'],
  ['home-minus-1', [0, 0], '0/1'],
  ['home-plus-1', [0, 0], '1/1'],
  ['home-minus-2', [2, 1], '2/0'],
  ['away-plus-2', [2, 1], '0/0'],
  ['over-35', [2, 2], '2/0'],
  ['under-35', [2, 2], '0/0'],
  ['draw-or-away', [0, 1], '2/0'],
] as const)('%s at %j: halves of the stake that win / are given back: %s', (name, [home, away], halves) => {
  const { won, back } = betNamed(name).ending(home, away)
  expect(`${won}/${back}`).toBe(halves)
})

test('five handicaps around the one that is nearest to even are offered, and the sides of each share what is not given back', () => {
  for (let difference = -300; difference <= 300; difference += 20) {
    const strengths = strengthsOf(difference, 0)
    const lines = offeredHandicaps(matchPrices(strengths))
    expect(lines).toHaveLength(5)
    const far = (quarters: number) => Math.abs(shareOf(handicapBet('home', quarters), strengths) - 0.5)
    const [middle = 0] = [...lines].sort((a, b) => far(a) - far(b))
    expect(middle).toBe(lines[2])
    for (const quarters of lines) {
      const both = [handicapBet('home', quarters), handicapBet('away', -quarters)]
      expect(both.reduce((sum, name) => sum + shareOf(name, strengths), 0)).toBeCloseTo(1, 12)
      expect(both.every((name) => matchPrices(strengths).has(name))).toBe(true)
    }
  }
})

test('bets that cover each other across markets count no more than they can lose together', () => {
  const outcome = table.source.draw(seedsOf(9))
  const priceOf = (name: string) => leaguePrice(outcome.card, name) ?? 0
  const match = outcome.card.matches
    .map((_, index) => index + 1)
    .find((number) => priceOf(`${number}-home`) >= 150 && priceOf(`${number}-draw-or-away`) >= 150)
  const [home, others] = [`${match}-home`, `${match}-draw-or-away`]
  // The home side, or nobody or the away side: stakes in the ratio of the prices return the same whatever happens.
  const [one, other] = [priceOf(home), priceOf(others)]
  const chips = [
    { spot: home, stakeMinor: BigInt(other) * 100n },
    { spot: others, stakeMinor: BigInt(one) * 100n },
  ]
  expect(table.slips?.turnoverMinor?.(chips, outcome)).toBe(BigInt(one + other) * 100n - BigInt(one * other))
})

test('every bet returns what its market says, less what a hundredth is worth', () => {
  const rows = leagueSheet()
  expect(rows.length).toBeGreaterThan(900)
  for (const { bet: row, decimal } of rows) {
    const [difference = '', name = ''] = row.split('/')
    const endings = endingsOf(betNamed(name), strengthsOf(Number(difference), 0))
    const halves = (of: 'won' | 'back') =>
      endings.reduce((sum, { ending, chance }) => sum + (toNumber(chance) * ending[of]) / 2, 0)
    // What is given back returns whole.
    const back = halves('back')
    const most = back + (1 - back) * toNumber(leagueReturns[betNamed(name).market])
    expect(Number(decimal), row).toBeLessThanOrEqual(most + 1e-8)
    expect(Number(decimal), row).toBeGreaterThan(most - halves('won') / 100 - 1e-8)
  }
})

test('both sides of a handicap, and a result with the double chance without it, are netted as opposites are', () => {
  const outcome = table.source.draw(seedsOf(9))
  const priceOf = (name: string) => leaguePrice(outcome.card, name) ?? 0
  const counted = (...chips: [string, bigint][]) =>
    table.slips?.turnoverMinor?.(
      chips.map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
      outcome,
    )
  let looked = 0
  for (let match = 1; match <= 8; match += 1) {
    const [home, away] = outcome.result.scores[match - 1] ?? [0, 0]
    for (const bet of matchBets) {
      if (bet.quarters === undefined || !bet.name.startsWith('home-')) continue
      const [one, other] = [`${match}-${bet.name}`, `${match}-${handicapBet('away', -bet.quarters)}`]
      if (priceOf(one) < 150 || priceOf(other) < 150) continue
      looked += 1
      expect(counted([one, 1_000n], [other, 1_000n]), one).toBe(0n)
      // The difference counts, as far as it is not given back, and is at risk beside the pair.
      const { back } = bet.ending(home, away)
      const most = (1_000n * BigInt(2 - back)) / 2n
      const three = counted([one, 3_000n], [other, 2_000n]) ?? 0n
      expect(three <= most, one).toBe(true)
      if (back < 2) expect(three > 0n, one).toBe(true)
    }
    const [result, without] = [`${match}-draw`, `${match}-home-or-away`]
    expect(counted([result, 500n], [without, 500n])).toBe(0n)
  }
  expect(looked).toBeGreaterThan(8)
})

test('all three double chances together count nothing, and a pair in one market leaves the others alone', () => {
  const outcome = table.source.draw(seedsOf(9))
  const of = (names: string[]) =>
    table.slips?.turnoverMinor?.(
      names.map((name) => ({ spot: `1-${name}`, stakeMinor: 100n })),
      outcome,
    )
  expect(of(['home-or-draw', 'home-or-away', 'draw-or-away'])).toBe(0n)
  const over = of(['over'])
  expect(over).toBe(100n)
  expect(of(['draw', 'home-or-away', 'over'])).toBe(over)
})
