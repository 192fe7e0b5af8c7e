import { BuyLotteryTickets, type LotteryDrawView } from '@fairground/contract/lottery'
import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { noPlan } from '../plan/plan.ts'
import { lineOf, ordersOf } from './order.ts'

const rules = findLottery('vn-north') as Lottery
const open = ['a', 'b', 'c'].map((drawId) => ({ drawId }) as LotteryDrawView)
const lines = [{ id: '1', play: 'lo2', selection: ['27', '39'], unitMinor: 1_000_000n, factor: 1_000 }]
const orders = (plan: object, group?: number) =>
  ordersOf({ rules, lines, open, group, currency: 'VND', plan: { ...noPlan, ...plan } })

it('asks for the next draw in the words of the contract', () => {
  const [order] = orders({}) ?? []
  expect(BuyLotteryTickets.parse(order)).toMatchObject({
    draws: [{ drawId: 'a', multiple: 1 }],
    lines: [{ play: 'lo2', selection: ['27', '39'], unitMinor: '1000000', factor: 1_000 }],
    stopsOnWin: false,
  })
})

it('buys a plan in one purchase, so that a win can stop it', () => {
  const told = orders({ draws: 3, factor: 2, stopsOnWin: true }) ?? []
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ stopsOnWin: true, draws: [{ multiple: 1 }, { multiple: 2 }, { multiple: 4 }] })
})

it('gives every draw numbers of its own where that is wished, and as many', () => {
  const told = orders({ draws: 3, isRandom: true }) ?? []
  expect(told.map(({ draws }) => draws.map(({ drawId }) => drawId))).toEqual([['a'], ['b'], ['c']])
  expect(told[0]?.lines[0]?.selection).toEqual(['27', '39'])
  expect(told[1]?.lines[0]?.selection).toHaveLength(2)
  expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(3)
  expect(told.every(({ stopsOnWin }) => !stopsOnWin)).toBe(true)
})

it('buys numbers of their own for each draw as one plan, which a win can stop', () => {
  const told = orders({ draws: 3, isRandom: true, stopsOnWin: true }) ?? []
  const [first] = told.map((order) => BuyLotteryTickets.parse(order).planId)
  expect(first).toBeDefined()
  expect(told.map(({ planId, stopsOnWin }) => [planId, stopsOnWin])).toEqual(told.map(() => [first, true]))
})

it('stops a plan at an amount, and asks for nothing while it is not read', () => {
  expect(orders({ draws: 2, stopAt: '50000' })?.[0]).toMatchObject({ stopAtMinor: '5000000' })
  expect(orders({ draws: 2 })?.[0]).not.toHaveProperty('stopAtMinor')
  expect(orders({ draws: 1, stopAt: '50000' })?.[0]).not.toHaveProperty('stopAtMinor')
  expect(orders({ draws: 2, stopAt: '0' })).toBeUndefined()
})

it('names the group that was chosen, and none where there is none', () => {
  expect(orders({}, 1_900)?.[0]).toMatchObject({ group: 1_900 })
  expect(orders({})?.[0]).not.toHaveProperty('group')
})

it('asks for nothing when there are fewer draws on sale than wished', () => {
  expect(orders({ draws: 4 })).toBeUndefined()
})

it('finds the line that a refusal names', () => {
  expect(lineOf('lines.3')).toBe(3)
  expect(lineOf('draws.0')).toBeUndefined()
  expect(lineOf(undefined)).toBeUndefined()
})
