import { commitOf } from '@fairground/fairness'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSharedBet } from '../../tables/check-shared-bet.ts'
import { poolTold } from '../../tables/pool-told.ts'
import type { SlipBet } from '../../tables/table-rules.ts'
import { cockfight } from './ahead.ts'
import type { FightEnd } from './chances.ts'
import { fightCard } from './cockfight.ts'
import { cockfightPool, type PoolOutcome } from './cockfight-pool.ts'
import { cockfightPoolSheet } from './cockfight-pool-sheet.ts'

const rules = cockfightPool()
const limit = 10n ** 18n
const salt = 'salt'
const seedsOf = (text: string) => ({ serverSeed: commitOf(text), clientSeed: salt, nonce: 1 })

const betOf = (chips: Record<string, bigint>): SlipBet => ({
  chips: Object.entries(chips).map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
  stakeMinor: Object.values(chips).reduce((sum, minor) => sum + minor, 0n),
})
const entry = (id: string, chips: Record<string, bigint>, currency = 'VND') => ({
  ...{ id, seed: id, currency, bet: betOf(chips) },
})
type Entry = ReturnType<typeof entry>

/** The seed of the first round that ends so. */
const seedsFor = (end: FightEnd) => {
  for (let at = 0; at < 2_000; at += 1) {
    const seeds = seedsOf(`${at}`)
    if ((rules.source.draw(seeds) as PoolOutcome).result.end === end) return seeds
  }
  throw new Error(`no fight ends as ${end}`)
}
const roundOf = (end: FightEnd, entries: readonly Entry[]) => rules.source.draw(seedsFor(end), { entries, pots: {} })
const paid = (outcome: PoolOutcome, { id, currency, bet }: Entry) =>
  rules.settle(bet, outcome, limit, { id, currency }).payoutMinor

test('the card is that of the fight at fixed odds, without prices, and the same seed makes the same fight', () => {
  const seeds = seedsOf('a')
  const open = { commit: commitOf(seeds.serverSeed), salt, number: 1 }
  const { prices: _, ...card } = fightCard(open)
  expect(rules.card?.of(open)).toEqual(card)
  const fight = cockfight.source.draw(seeds) as unknown as PoolOutcome
  expect((rules.source.draw(seeds) as PoolOutcome).result).toEqual(fight.result)
})

test('winners share 95 % of both sides, draws are lost, and what a player covers on both sides is no turnover', () => {
  const bets = [entry('a', { meron: 120_000n }), entry('b', { wala: 80_000n, bdd: 1_000n })]
  const meron = roundOf('meron', bets)
  expect(meron.pools).toEqual([
    {
      ...{ currency: 'VND', meronMinor: '120000', walaMinor: '80000', meronBets: 1, walaBets: 1 },
      dividends: { meron: 158, wala: 237 },
    },
  ])
  expect(bets.map((one) => paid(meron, one))).toEqual([189_600n, 0n])
  const wala = roundOf('wala', bets)
  expect(bets.map((one) => paid(wala, one))).toEqual([0n, 189_600n])
  const counted = (chips: Record<string, bigint>) =>
    rules.slips?.turnoverMinor?.(betOf(chips).chips, meron, undefined, 'VND')
  expect(counted({ meron: 300n })).toBe(300n)
  expect(counted({ meron: 300n, wala: 200n })).toBe(100n)
})

test('a draw gives the sides back whole, and the house pays 8 to 1 and 80 to 1', () => {
  const bets = [entry('a', { meron: 7n, bdd: 5n }), entry('b', { wala: 7n, ftd: 3n })]
  expect(bets.map((one) => paid(roundOf('both', bets), one))).toEqual([7n + 45n, 7n])
  expect(bets.map((one) => paid(roundOf('time', bets), one))).toEqual([7n, 7n + 243n])
})

test('a fight that is cancelled gives everything back before its first blow, and tells nothing of it', () => {
  const bets = [entry('a', { meron: 888n, bdd: 10n }), entry('b', { wala: 112n }), entry('c', { meron: 5n }, 'FUN')]
  const outcome = roundOf('both', bets)
  expect(outcome.pools.map(({ dividends }) => dividends)).toEqual([null, null])
  for (const { id, currency, bet } of bets) {
    const end = rules.settle(bet, outcome, limit, { id, currency })
    expect(end).toMatchObject({ payoutMinor: bet.stakeMinor, turnoverMinor: 0n })
    expect(end.events.map(({ type }) => type)).toEqual(['tote', 'settled'])
    const atMs = rules.settlesAt?.(bet, outcome, limit, { id, currency }) ?? Number.NaN
    expect(rules.shownAt({ outcome, atMs }).map(({ type }) => type)).toEqual(['pool'])
  }
})

test('the totals stand still for two seconds before the first blow', () => {
  const outcome = roundOf('meron', [entry('a', { meron: 5n }), entry('b', { wala: 5n })])
  const shown = (atMs: number) => rules.shownAt({ outcome, atMs }).map(({ type }) => type)
  expect(shown(100)).toEqual(['pool'])
  expect(shown(2_999)).toEqual(['pool'])
  expect(shown(3_000)).toEqual(['pool', 'blow'])
  expect(shown(rules.runMs(outcome)).at(-1)).toBe('end')
})

test('a round is drawn again from what it tells, and forged sums, dividends and payouts are found', () => {
  const bets = [entry('a', { meron: 100n }), entry('b', { wala: 60n })]
  const seeds = seedsFor('meron')
  const outcome = roundOf('meron', bets)
  const again = (told: PoolOutcome) => rules.source.draw(seeds, poolTold(rules as never, told) as never)
  expect(again(outcome)).toEqual(outcome)
  const [pool] = outcome.pools
  const forgeries: PoolOutcome['pools'] = [
    { ...pool!, dividends: { meron: 153, wala: 253 } },
    { ...pool!, dividends: null },
    { ...pool!, walaMinor: '160' },
    { ...pool!, meronMinor: '-1' },
    { ...pool!, meronBets: 101 },
    { ...pool!, walaBets: 0 },
  ]
  for (const one of forgeries)
    expect(again({ ...outcome, pools: [one] }), JSON.stringify(one)).not.toEqual({ ...outcome, pools: [one] })
  const { payoutMinor, events } = rules.settle(bets[0]!.bet, outcome, limit, { id: 'a', currency: 'VND' })
  const told = {
    ...{ roundId: 'a', currency: 'VND', isFree: false, stakeMinor: '100', payoutMinor: `${payoutMinor}`, events },
    bet: { bets: [{ spot: 'meron', stakeMinor: '100' }] },
  }
  const round = { rules: rules as never, outcome, serverSeed: '' }
  expect(payoutMinor).toBe(152n)
  expect(checkSharedBet(round, told)).toEqual([])
  expect(checkSharedBet(round, { ...told, payoutMinor: '153' })).toEqual(['payoutMinor'])
})

test('whatever is bet, the house keeps 5 % of a decided pool and never pays for it, and no bet passes its bound', () => {
  const any = fc.record({ side: fc.constantFrom('meron', 'wala'), minor: fc.bigInt(1n, 10n ** 9n) })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), fc.constantFrom<FightEnd>('meron', 'wala', 'both'), (given, end) => {
      const bets = given.map(({ side, minor }, index) => entry(`r${String(index).padStart(2, '0')}`, { [side]: minor }))
      const outcome = roundOf(end, bets)
      const stakedMinor = bets.reduce((sum, { bet }) => sum + bet.stakeMinor, 0n)
      const keptMinor = stakedMinor - bets.reduce((sum, one) => sum + paid(outcome, one), 0n)
      for (const one of bets) expect(paid(outcome, one) <= rules.payoutMinorMax(one.bet, limit)).toBe(true)
      if (end === 'both' || !outcome.pools[0]?.dividends) expect(keptMinor).toBe(0n)
      else expect(100n * keptMinor >= 5n * stakedMinor).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('the sides cost the house nothing, the draws what they pay', () => {
  const worst = (chips: Record<string, bigint>) => {
    const exposure = rules.slips!.exposure
    const costs = new Float64Array(exposure.classCount)
    exposure.add(costs, betOf(chips).chips)
    return Math.max(...costs)
  }
  expect(worst({ meron: 1_000n, wala: 5n })).toBe(0)
  expect(worst({ meron: 1_000n, bdd: 10n, ftd: 1n })).toBe(79)
})

test('a side returns 95.56 % less what a hundredth is worth, BDD 90 %, FTD 89.1 %', () => {
  const returns = new Map(cockfightPoolSheet().map(({ bet, decimal }) => [bet, Number(decimal)]))
  // 0.889 · 0.95 + 0.111; at a share of 35 % the dividend 2.714 is cut to 2.71.
  expect(returns.get('side-5000')).toBe(0.95555)
  expect(returns.get('side-3500')).toBe(0.9542165)
  expect([returns.get('bdd'), returns.get('ftd')]).toEqual([0.9, 0.891])
})
