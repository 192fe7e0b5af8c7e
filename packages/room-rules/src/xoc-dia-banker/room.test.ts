import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { worstClass } from './bets.ts'
import { xocDiaRoom as rules, type XocDiaAct, type XocDiaState, xocDiaBankMin } from './room.ts'

const bet = (spot: Extract<XocDiaAct, { type: 'bet' }>['spot'], amount: number): XocDiaAct => ({
  ...{ type: 'bet', spot, amountMinor: BigInt(amount) },
})
const done: XocDiaAct = { type: 'done' }
const threeReds = [true, true, false, true]

/** A unit of 100, seat 0 has the bank, three reds lie under the bowl. */
const opened = (chips: readonly number[], coins: readonly boolean[] = threeReds): XocDiaState => {
  const options = { unitMinor: 100n, banker: 0, coins }
  return rules.open({ options, deck: [], chipsMinor: chips.map(BigInt), bankMs: chips.map(() => 0) }, 0)
}
const answer = (state: XocDiaState, seat: number, act: XocDiaAct, atMs = 0): string => {
  const applied = rules.apply(state, seat, act, atMs)
  return applied.ok ? 'ok' : (applied.fault ?? applied.code)
}
const after = (state: XocDiaState, ...acts: readonly (readonly [number, XocDiaAct])[]): XocDiaState =>
  acts.reduce((before, [seat, act]) => {
    const applied = rules.apply(before, seat, act, 0)
    if (!applied.ok) throw new Error(`${seat} ${act.type}: ${applied.fault ?? applied.code}`)
    return applied.state
  }, state)

it('nobody sees the coins before all are done; odds, 2 % of each net win, and what was at risk', () => {
  const bets = after(opened([10_000, 1_000, 1_000]), [1, bet('three-red', 500)], [2, bet('even', 300)], [1, done])
  expect(rules.viewOf(bets)).toMatchObject({ isOver: false, banker: 0 })
  expect(JSON.stringify(rules.viewOf(bets, 0), (_, value) => String(value))).not.toContain('coins')
  expect(rules.viewOf(bets).coins).toBeUndefined()
  expect(rules.end(bets)).toBeUndefined()
  const ended = after(bets, [2, done])
  expect(rules.viewOf(ended).coins).toEqual(threeReds)
  // Three reds cost the banker 1 400 and bring 300; at worst they do not bring them.
  expect(rules.end(ended)).toEqual([
    { seat: 0, contributionMinor: 1_100n, returnedMinor: 0n, feeMinor: 0n },
    { seat: 1, contributionMinor: 500n, returnedMinor: 1_872n, feeMinor: 28n },
    { seat: 2, contributionMinor: 300n, returnedMinor: 0n, feeMinor: 0n },
  ])
})

it('what the banker cannot pay for goes back, and opposite bets of a seat are no turnover', () => {
  const bets = after(opened([2_000, 5_000, 5_000]), [1, bet('three-red', 500)], [2, bet('four-red', 200)])
  const ended = after(bets, [1, bet('even', 300)], [1, bet('odd', 300)], [1, done], [2, done])
  // Four reds would cost 2 800 and the 300 on even, less 800: 300 too much, and even came last.
  expect(rules.viewOf(ended).seats.map(({ backMinor }) => backMinor)).toEqual([0n, 300n, 0n])
  const washed = after(opened([2_000, 5_000]), [1, bet('even', 300)], [1, bet('odd', 300)], [1, done])
  expect(rules.end(washed)?.map(({ contributionMinor }) => contributionMinor)).toEqual([0n, 0n])
})

it('the banker bets nothing; other bets are whole units, within the table, the chips and the time', () => {
  const state = opened([10_000, 450, 5_000])
  expect(answer(state, 0, bet('even', 100))).toBe('NOT_NOW')
  for (const amount of [0, 150, 600, -100]) expect(answer(state, 2, bet('even', amount))).toBe('AMOUNT')
  expect(answer(after(state, [2, bet('even', 500)]), 2, bet('even', 100))).toBe('AMOUNT')
  expect(answer(after(state, [1, bet('even', 400)]), 1, bet('odd', 100))).toBe('AMOUNT')
  expect(rules.viewOf(state, 1).room?.[0]).toEqual({ spot: 'even', amountMinor: 400n })
  expect(answer(after(state, [1, done]), 1, bet('even', 100))).toBe('NOT_NOW')
  expect(answer(state, 1, bet('even', 100), 20_001)).toBe('TOO_LATE')
  expect(answer(after(state, [1, done], [2, done]), 1, done)).toBe('HAND_OVER')
})

it('in any round chips are conserved, nobody loses what he has not, and auto-pilot always has an act', () => {
  const draws = quickDraws(3)
  for (let round = 0; round < 150; round += 1) {
    const chips = Array.from({ length: 2 + draws.int(5) }, (_, seat) => (seat === 0 ? 0 : 100) + draws.int(4_000))
    const coins = Array.from({ length: 4 }, () => draws.int(2) === 1)
    let state = opened([chips[0] ?? 0, ...chips.slice(1)], coins)
    for (let idle = rules.idle(state); idle; idle = rules.idle(state)) {
      expect(rules.viewOf(state, idle.seat).coins).toBeUndefined()
      expect(answer(state, idle.seat, idle.act)).toBe('ok')
      const allowed = rules.allowed(state, idle.seat)
      state = after(state, [idle.seat, allowed[draws.int(allowed.length)] ?? idle.act])
    }
    const shares = rules.end(state) ?? []
    const sum = (field: 'contributionMinor' | 'returnedMinor' | 'feeMinor') =>
      shares.reduce((all, share) => all + share[field], 0n)
    expect(sum('returnedMinor') + sum('feeMinor')).toBe(sum('contributionMinor'))
    for (const { seat, contributionMinor, returnedMinor } of shares) {
      expect(contributionMinor <= BigInt(chips[seat] ?? 0)).toBe(true)
      expect(returnedMinor >= 0n).toBe(true)
    }
    const kept = rules.viewOf(state).seats.flatMap(({ bets }) => bets)
    expect(worstClass(kept).lossMinor <= BigInt(chips[0] ?? 0)).toBe(true)
  }
  expect(xocDiaBankMin(100n)).toBe(10_000n)
})
