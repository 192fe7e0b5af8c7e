import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSharedBet } from '../../tables/check-shared-bet.ts'
import { poolTold } from '../../tables/pool-told.ts'
import type { SlipBet } from '../../tables/table-rules.ts'
import { taiXiuTable } from './table.ts'
import { drawTaiXiu, sideOf, type TaiXiuOutcome } from './tai-xiu.ts'
import type { TaiXiuSide } from './tai-xiu-pool.ts'

const rules = taiXiuTable()
const limit = 10n ** 18n
const seedsOf = (nonce: number) => ({ serverSeed: 'ab'.repeat(32), clientSeed: 'tai-xiu', nonce })
const betOn = (side: TaiXiuSide, stakeMinor: bigint): SlipBet => ({ stakeMinor, chips: [{ spot: side, stakeMinor }] })
const entry = (id: string, side: TaiXiuSide, stakeMinor: bigint, currency = 'VND') => ({
  ...{ id, seed: id, currency, bet: betOn(side, stakeMinor) },
})
const roundOf = (nonce: number, entries: ReturnType<typeof entry>[]) =>
  drawTaiXiu(seedsOf(nonce), { entries, pots: {} })
const ended = (outcome: TaiXiuOutcome, { id, currency, bet }: ReturnType<typeof entry>) =>
  rules.settle(bet, outcome, limit, { id, currency })

test('three dice of the seed: 11 points and more are over, each side is half of all throws', () => {
  const faces = [1, 2, 3, 4, 5, 6]
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
  expect(throws.filter((dice) => sideOf(dice) === 'tai')).toHaveLength(108)
  expect(sideOf([6, 6, 6])).toBe('tai')
  expect(sideOf([1, 1, 1])).toBe('xiu')
  expect(roundOf(1, []).dice).toEqual(roundOf(1, [entry('a', 'tai', 5n)]).dice)
})

test('currencies are pools of their own; what is not matched in one is given back in it', () => {
  const bets = [entry('a', 'tai', 100n), entry('b', 'xiu', 60n), entry('c', 'xiu', 500n, 'FUN')]
  const outcome = roundOf(1, bets)
  expect(outcome.pools).toEqual([
    {
      ...{ currency: 'FUN', taiMinor: '0', xiuMinor: '500', taiBets: 0, xiuBets: 1, matchedMinor: '0' },
      cut: { id: 'c', standingMinor: '0' },
    },
    {
      ...{ currency: 'VND', taiMinor: '100', xiuMinor: '60', taiBets: 1, xiuBets: 1, matchedMinor: '60' },
      cut: { id: 'a', standingMinor: '60' },
    },
  ])
  expect(ended(outcome, bets[2]!)).toMatchObject({ payoutMinor: 500n, turnoverMinor: 0n })
  const tai = sideOf(outcome.dice) === 'tai'
  // 60 of 100 stand: 40 back, and 60 with 98 % of it where the side has won.
  expect(ended(outcome, bets[0]!)).toMatchObject({ payoutMinor: tai ? 40n + 118n : 40n, turnoverMinor: 60n })
})

test('a bet that is given back whole ends before the dice are shown, and tells nothing of them', () => {
  const bets = [entry('a', 'tai', 100n), entry('b', 'xiu', 100n), entry('c', 'xiu', 30n)]
  const outcome = roundOf(3, bets)
  const at = (index: number) => {
    const { id, currency, bet } = bets[index]!
    return rules.settlesAt?.(bet, outcome, limit, { id, currency })
  }
  expect([at(0), at(1)]).toEqual([undefined, undefined])
  const shownBefore = rules.shownAt({ outcome, atMs: at(2) ?? -1 })
  expect(shownBefore.map(({ type }) => type)).toEqual(['matched'])
  expect(ended(outcome, bets[2]!).events).toEqual([
    { type: 'standing', standingMinor: '0', refundedMinor: '30' },
    { type: 'settled', bets: [{ spot: 'xiu', stakeMinor: '30', payoutMinor: '30' }], payoutMinor: '30' },
  ])
})

test('one player is on one side', () => {
  const both = [
    { spot: 'tai', stakeMinor: '5' },
    { spot: 'xiu', stakeMinor: '5' },
  ]
  expect(rules.readBet({ bets: both })).toMatchObject({ ok: false })
  expect(rules.readBet({ bets: both.slice(0, 1) })).toMatchObject({ ok: true })
})

test('a round is drawn again from what it tells, and a forged matched amount or payout is found', () => {
  const bets = [entry('a', 'tai', 100n), entry('b', 'xiu', 60n)]
  const outcome = roundOf(5, bets)
  const again = (told: TaiXiuOutcome) => rules.source.draw(seedsOf(5), poolTold(rules, told) as never)
  expect(again(outcome)).toEqual(outcome)
  const [pool] = outcome.pools
  const forgeries: TaiXiuOutcome['pools'] = [
    { ...pool!, matchedMinor: '90' },
    { ...pool!, cut: null },
    { ...pool!, cut: { id: 'a', standingMinor: '61' } },
    { ...pool!, cut: { id: 'a', standingMinor: '-5' } },
    // A single bet on the heavier side stands with all that is matched.
    { ...pool!, cut: { id: 'a', standingMinor: '20' } },
    { ...pool!, taiMinor: '60' },
    { ...pool!, taiMinor: '-100' },
    { ...pool!, xiuBets: 0 },
    { ...pool!, xiuBets: 61 },
  ]
  for (const one of forgeries) {
    const forged = { ...outcome, pools: [one] }
    expect(again(forged), JSON.stringify(one)).not.toEqual(forged)
  }
  const twice = { ...outcome, pools: [pool!, pool!] }
  expect(again(twice)).not.toEqual(twice)
  const { payoutMinor, events } = ended(outcome, bets[0]!)
  const told = {
    ...{ roundId: 'a', currency: 'VND', isFree: false, stakeMinor: '100', payoutMinor: `${payoutMinor}`, events },
    bet: { bets: [{ spot: 'tai', stakeMinor: '100' }] },
  }
  const round = { rules: rules as never, outcome, serverSeed: '' }
  expect(checkSharedBet(round, told)).toEqual([])
  expect(checkSharedBet(round, { ...told, payoutMinor: '1' })).toEqual(['payoutMinor'])
})

test('whatever is bet, the house neither wins nor loses beyond two of a hundred of what the winners won', () => {
  const any = fc.record({ side: fc.constantFrom<TaiXiuSide>('tai', 'xiu'), amount: fc.bigInt(1n, 10n ** 9n) })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), fc.nat(999), (given, nonce) => {
      const bets = given.map(({ side, amount }, index) => entry(`r${String(index).padStart(3, '0')}`, side, amount))
      const outcome = roundOf(nonce, bets)
      const ends = bets.map((one) => ended(outcome, one))
      const staked = bets.reduce((sum, { bet }) => sum + bet.stakeMinor, 0n)
      const kept = staked - ends.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n)
      const matched = BigInt(outcome.pools[0]?.matchedMinor ?? 0)
      expect(ends.reduce((sum, { turnoverMinor = 0n }) => sum + turnoverMinor, 0n)).toBe(2n * matched)
      // Each winner is cut by less than one minor unit.
      expect(kept * 100n >= matched * 2n).toBe(true)
      expect(kept * 100n < matched * 2n + 100n * BigInt(bets.length || 1)).toBe(true)
    }),
  )
})
