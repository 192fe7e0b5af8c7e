import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { type Line, priceLine, totalOf } from '../play/line.ts'
import { outlookOf } from './outlook.ts'

const rules = findLottery('vn-north') as Lottery
const line: Line = { id: 'a', play: 'de', selection: ['27'], unitMinor: 1_000_000n, factor: 1_000 }
const outlook = (change: object = {}, ...more: Line[]) => {
  const lines = [line, ...more].flatMap((one) => priceLine(rules, one) ?? [])
  const plan = { multiples: [1, 1, 1], stopsOnWin: false, ...change }
  return outlookOf(rules, { lines, costMinor: totalOf(lines), ...plan })
}

it('says how likely one win of a plan is, and what its draws pay on average', () => {
  // 98 % of three stakes of 10,000.
  expect(outlook()).toEqual({ by: 'rules', winChance: expect.closeTo(1 - 0.99 ** 3, 10), backMinor: 2_940_000n })
})

it('counts the draws alone that are reached where a win stops the plan', () => {
  // 980,000 × (1 + 0.99 × 2 + 0.99² × 4).
  expect(outlook({ multiples: [1, 2, 4], stopsOnWin: true })?.backMinor).toBe(6_762_392n)
})

it('pays less on average at a factor', () => {
  const half = outlook({}, { ...line, id: 'b', selection: ['39'], factor: 500 })
  expect(half?.backMinor).toBe(2_940_000n + 1_470_000n)
})

it('pays at a lower group what that group pays', () => {
  const k3 = findLottery('k3') as Lottery
  const big = { ...line, play: 'big', selection: undefined }
  const back = (group: number) => {
    const lines = [priceLine(k3, big, { group })].flatMap((one) => one ?? [])
    return outlookOf(k3, { lines, costMinor: totalOf(lines), multiples: [1], stopsOnWin: false, terms: { group } })
  }
  expect([back(1_940)?.backMinor, back(1_800)?.backMinor]).toEqual([970_000n, 900_000n])
})

it('has no outlook where nothing is on the ticket', () => {
  expect(outlookOf(rules, { lines: [], costMinor: 0n, multiples: [1], stopsOnWin: false })).toBeUndefined()
})
