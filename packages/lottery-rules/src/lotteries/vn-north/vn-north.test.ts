import { choose, quickDraws, writeFraction } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { type Play, payChance, returnOf, settleTicket } from '../../base/index.ts'
import { vnNorth } from './index.ts'

const play = (id: string): Play => {
  const found = vnNorth.plays.find((one) => one.id === id)
  if (!found) throw new Error(`no play ${id}`)
  return found
}
const ticketOf = (id: string, selection: unknown) => {
  const read = play(id).read(selection)
  if (!read.ok) throw new Error(`${read.refusal.field}: ${read.refusal.expected}`)
  return read.value
}
const percent = (id: string): string => {
  const [row] = play(id).rows
  if (!row) throw new Error(`no odds of ${id}`)
  const { num, den } = returnOf(row)
  return (Number((num * 1_000_000n) / den) / 10_000).toFixed(2)
}

it('[games 12.9] returns what the table of exact returns says', () => {
  const told = Object.fromEntries(vnNorth.plays.map(({ id }) => [id, percent(id)]))
  expect(told).toEqual({
    ...{ lo2: '98.00', de: '98.00', de_dau_db: '98.00', de_g1: '98.00', de_g7: '98.00', lo2_1k: '97.74' },
    ...{ lo3: '96.00', cang3: '96.00', cang3_g6: '96.00', lo4: '88.00', cang4: '88.00' },
    ...{ dau: '97.00', duoi: '97.00', tai: '97.00', xiu: '97.00', chan: '97.00', le: '97.00' },
    ...{ xien2: '93.30', xien3: '91.00', xien4: '88.11' },
    ...{ truot4: '93.00', truot6: '92.18', truot8: '91.58', truot10: '90.13' },
  })
})

it('pays a lô for each of the 27 endings, and charges for all of them', () => {
  const draw = vnNorth.draw({ int: () => 7, deal: () => [] })
  const end = settleTicket(play('lo2'), ticketOf('lo2', ['77', '26']), draw, { unitStakeMinor: 100n })
  expect(end).toEqual({ bets: 2, stakeMinor: 5_400n, hits: 27, refundMinor: 0n, payoutMinor: 27n * 9_800n })
  expect(writeFraction(payChance(play('de').rows[0] ?? fail()))).toBe('1/100')
})

const fail = (): never => {
  throw new Error('no odds')
}

it('agrees with a naive count over random draws', () => {
  const draws = quickDraws(12)
  const numbers = ['00', '07', '15', '23', '42', '58', '64', '71', '86', '99', '33', '12']
  for (let round = 0; round < 200; round += 1) {
    const draw = vnNorth.draw(draws)
    const all = Object.values(draw).flat()
    const hits = (id: string, selection: unknown) =>
      settleTicket(play(id), ticketOf(id, selection), draw, { unitStakeMinor: 1n }).hits
    expect(hits('lo2', numbers)).toBe(all.filter((text) => numbers.some((number) => text.endsWith(number))).length)
    const present = numbers.filter((number) => all.some((text) => text.endsWith(number))).length
    expect(hits('xien3', numbers)).toBe(Number(choose(present, 3)))
    expect(hits('truot6', numbers)).toBe(Number(choose(numbers.length - present, 6)))
  }
})

it('gives a ticket of several numbers the smallest of their factors', () => {
  const draw = vnNorth.draw({ int: () => 7, deal: () => [] })
  const factorOf = (key: string) => (key === '77' ? 500 : 1000)
  const end = settleTicket(play('lo2'), ticketOf('lo2', ['77']), draw, { unitStakeMinor: 3n, factorOf })
  expect(end.payoutMinor).toBe((27n * 98n * 3n) / 2n)
  const missed = settleTicket(play('truot4'), ticketOf('truot4', ['00', '01', '02', '03', '04']), draw, {
    unitStakeMinor: 1_000n,
    factorOf: (key) => (key === '00' ? 500 : 1000),
  })
  // One of the five tickets is without 00.
  expect(missed).toMatchObject({ bets: 5, hits: 5, payoutMinor: 2_800n + 4n * 1_400n })
})

it('names the place of what it cannot read', () => {
  const refused = (id: string, selection: unknown) => {
    const read = play(id).read(selection)
    return read.ok ? 'read' : read.refusal.field
  }
  expect(refused('lo2', ['12', '1'])).toBe('1')
  expect(refused('lo2', ['12', '34', '12'])).toBe('2')
  expect(refused('lo2', [])).toBe('')
  expect(refused('xien2', ['12'])).toBe('')
  expect(refused('tai', ['12'])).toBe('')
})
