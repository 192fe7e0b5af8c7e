import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { factorOf, plainGross, priceLine, returnBpOf, topGross, totalOf } from './line.ts'

const north = findLottery('vn-north') as Lottery
const playOf = (id: string) => north.plays.find((play) => play.id === id) ?? north.plays[0]
const line = (play: string, selection: unknown, factor = 1_000) =>
  priceLine(north, { id: 'a', play, selection, unitMinor: 1_000_000n, factor })

it('prices a line as the server does: units, single bets, and what one win pays', () => {
  expect(line('lo2', ['27', '39', '68', '86'])).toMatchObject({
    bets: 4,
    costMinor: 108_000_000n,
    winMinor: 98_000_000n,
  })
  expect(line('xien2', ['39', '68', '70'])).toMatchObject({ bets: 3, costMinor: 3_000_000n, winMinor: 17_000_000n })
  expect(line('tai', [])).toMatchObject({ bets: 1, costMinor: 1_000_000n, winMinor: 1_940_000n })
})

it('prices nothing that the rules do not take', () => {
  expect(line('xien2', ['39'])).toBeUndefined()
  expect(line('lo2', ['7'])).toBeUndefined()
  expect(line('roulette', [])).toBeUndefined()
})

it('pays less for a number of which much was sold', () => {
  expect(line('lo2', ['27'], 500)?.winMinor).toBe(49_000_000n)
})

it('adds up what a ticket costs', () => {
  const lines = [line('lo2', ['27']), line('de', ['27', '28'])].flatMap((one) => one ?? [])
  expect(totalOf(lines)).toBe(29_000_000n)
})

it('takes the smallest factor of the numbers in the draws that are wanted', () => {
  const factors = [
    { play: 'lo2', number: '27', drawNo: null, perMille: 800 },
    { play: 'lo2', number: '39', drawNo: '0254', perMille: 0 },
    { play: 'de', number: '27', drawNo: null, perMille: 100 },
  ]
  const wanted = (keys: string[], drawNos: string[]) => factorOf(factors, { play: 'lo2', keys, drawNos })
  expect(wanted(['27', '11'], ['0254'])).toBe(800)
  expect(wanted(['39', '27'], ['0254'])).toBe(0)
  expect(wanted(['39'], ['0255'])).toBe(1_000)
})

it('tells the price and the return of a play', () => {
  expect(plainGross(topGross(playOf('lo2_1k') as never))).toBe(3.62)
  expect(returnBpOf(playOf('lo3') as never)).toBe(9_600)
})
