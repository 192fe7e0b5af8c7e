import { choose, quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { ask } from '../../test/ask.ts'
import { vnNorth } from './index.ts'

const north = ask(vnNorth)
const sevens = vnNorth.draw({ int: () => 7, deal: () => [] })

it('[games 12.9] returns what the table of exact returns says', () => {
  const told = Object.fromEntries(vnNorth.plays.map(({ id }) => [id, north.percent(id)]))
  expect(told).toEqual({
    ...{ lo2: '98.00', de: '98.00', de_dau_db: '98.00', de_g1: '98.00', de_g7: '98.00', lo2_1k: '97.74' },
    ...{ lo3: '96.00', cang3: '96.00', cang3_g6: '96.00', lo4: '88.00', cang4: '88.00' },
    ...{ dau: '97.00', duoi: '97.00', tai: '97.00', xiu: '97.00', chan: '97.00', le: '97.00' },
    ...{ xien2: '93.30', xien3: '91.00', xien4: '88.11' },
    ...{ truot4: '93.00', truot6: '92.18', truot8: '91.58', truot10: '90.13' },
  })
})

it('pays a lô for each of the 27 endings, and charges for all of them', () => {
  const end = north.settle('lo2', ['77', '26'], sevens)
  expect(end).toEqual({ bets: 2, stakeMinor: 5_400n, hits: 27, refundMinor: 0n, payoutMinor: 27n * 9_800n })
  expect(north.settle('lo2_1k', ['77'], sevens)).toMatchObject({ stakeMinor: 100n, payoutMinor: 27n * 362n })
  const units = (id: string, number: string) => Number(north.settle(id, [number], sevens).stakeMinor / 100n)
  expect([units('lo3', '777'), units('lo4', '7777'), units('de_g7', '77'), units('cang3_g6', '777')]).toEqual([
    23, 20, 4, 3,
  ])
})

it('agrees with a naive count over random draws', () => {
  const draws = quickDraws(12)
  const numbers = ['00', '07', '15', '23', '42', '58', '64', '71', '86', '99', '33', '12']
  for (let round = 0; round < 200; round += 1) {
    const draw = vnNorth.draw(draws)
    const all = Object.values(draw).flat()
    const hits = (id: string, selection: unknown) => north.settle(id, selection, draw).hits
    expect(hits('lo2', numbers)).toBe(all.filter((text) => numbers.some((number) => text.endsWith(number))).length)
    const present = numbers.filter((number) => all.some((text) => text.endsWith(number))).length
    expect(hits('xien3', numbers)).toBe(Number(choose(present, 3)))
    expect(hits('truot6', numbers)).toBe(Number(choose(numbers.length - present, 6)))
    const [db = '', g1 = ''] = [draw.DB?.[0], draw.G1?.[0]]
    expect(hits('de_dau_db', numbers)).toBe(numbers.includes(db.slice(0, 2)) ? 1 : 0)
    expect(hits('de_g1', numbers)).toBe(numbers.includes(g1.slice(3)) ? 1 : 0)
    expect(hits('de_g7', numbers)).toBe((draw.G7 ?? []).filter((text) => numbers.includes(text)).length)
  }
})

it('counts C(n, k) tickets in a list of n numbers', () => {
  const numbers = ['12', '34', '56', '78', '90']
  expect(['xien2', 'xien3', 'xien4', 'truot4'].map((id) => north.count(id, numbers))).toEqual([10, 10, 5, 5])
})

it('gives a ticket of several numbers the smallest of their factors', () => {
  const end = north.settle('lo2', ['77'], sevens, { unitStakeMinor: 3n, factorOf: () => 500 })
  expect(end.payoutMinor).toBe((27n * 98n * 3n) / 2n)
  const factors = new Map([
    ['00', 500],
    ['01', 800],
  ])
  const factorOf = (key: string) => factors.get(key) ?? 1000
  const missed = north.settle('truot4', ['04', '00', '01', '02', '03'], sevens, { unitStakeMinor: 1_000n, factorOf })
  // Four of the five tickets hold 00, the fifth holds 01.
  expect(missed).toMatchObject({ bets: 5, hits: 5, payoutMinor: 4n * 1_400n + 2_240n })
})

it('agrees with a ticket by ticket count under random factors', () => {
  const draws = quickDraws(3)
  for (let round = 0; round < 100; round += 1) {
    const draw = vnNorth.draw(draws)
    const numbers = draws.deal(100, 7).map((number) => `${number}`.padStart(2, '0'))
    const factors = new Map(numbers.map((number) => [number, draws.int(1_001)]))
    const factorOf = (key: string) => factors.get(key) ?? 1000
    let perMille = 0
    for (const [at, a] of numbers.entries())
      for (const b of numbers.slice(at + 1)) {
        const ticket = north.settle('xien2', [a, b], draw)
        perMille += ticket.hits * Math.min(factorOf(a), factorOf(b))
      }
    const whole = north.settle('xien2', numbers, draw, { unitStakeMinor: 1_000n, factorOf })
    expect(whole.payoutMinor).toBe(17n * BigInt(perMille))
  }
})

it('names the place of what it cannot read', () => {
  expect(north.fault('lo2', ['12', '1'])).toBe('1')
  expect(north.fault('lo2', ['12', '34', '12'])).toBe('2')
  expect(north.fault('lo2', [])).toBe('')
  expect(north.fault('xien2', ['12'])).toBe('')
  expect(north.fault('tai', ['12'])).toBe('')
})
