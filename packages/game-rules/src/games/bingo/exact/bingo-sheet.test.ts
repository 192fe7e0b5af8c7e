import { describe, expect, it } from 'vitest'
import { choose } from '../../../exact/choose.ts'
import { fraction, toNumber, writeDecimal, writeFraction } from '../../../exact/fraction.ts'
import { seededDraws } from '../../../instant/test/seeded-draws.ts'
import { bingo75 } from '../bingo-75.ts'
import { bingo90 } from '../bingo-90.ts'
import { ticketNumbers } from '../bingo-ticket.ts'
import { bingoGames, houseChance } from '../index.ts'
import { bingoDetails, bingoMaxWinX, bingoRows } from './bingo-rows.ts'
import { bingoSheet } from './bingo-sheet.ts'
import { sampleTicket } from './sample-ticket.ts'

const rowOf = (game: (typeof bingoGames)[number], prize: string) => {
  const row = bingoSheet(game).calls.find((calls) => calls.prize === prize)
  if (!row) throw new Error('there is one')
  return row
}

describe('chances of one ticket', () => {
  it('agree with a count of all 16,777,216 ways to cover a card of 75', () => {
    const card = sampleTicket(bingo75)
    const numbers = ticketNumbers(card)
    const lines = bingo75
      .linesOf(card)
      .map((line) => line.reduce((mask, number) => mask | (1 << numbers.indexOf(number)), 0))
    const covered = [new Array<number>(25).fill(0), new Array<number>(25).fill(0)]
    for (let mask = 0; mask < 2 ** 24; mask += 1) {
      let found = 0
      for (const line of lines) if ((mask & line) === line) found += 1
      if (found >= 1) bump(covered[0], bits(mask))
      if (found >= 2) bump(covered[1], bits(mask))
    }
    for (const [place, prize] of ['line', 'two-lines'].entries()) {
      const { byCall } = rowOf(bingo75, prize)
      for (const calls of [4, 12, 27, 40, 60, 75]) {
        const ways = (covered[place] ?? []).reduce(
          (sum, count, numbersCalled) => sum + BigInt(count) * choose(51, calls - numbersCalled),
          0n,
        )
        expect(byCall[calls - 1]).toEqual(fraction(ways, choose(75, calls)))
      }
    }
  }, 60_000)

  it.each(bingoGames)('$id: rise from none to one, and a prize is never sooner than the one before it', (game) => {
    const [line, twoLines, house] = bingoSheet(game).calls
    for (let call = 0; call < game.ballCount; call += 1) {
      const chances = [line, twoLines, house].map((row) => toNumber(row?.byCall[call] ?? fraction(0)))
      expect(chances).toEqual([...chances].sort((a, b) => b - a))
    }
    expect([line, twoLines, house].map((row) => row?.byCall.at(-1))).toEqual([1, 1, 1].map((one) => fraction(one)))
  })

  it('a line of 90 is one of three rows of five: by hand', () => {
    const by = (calls: number) => toNumber(rowOf(bingo90, 'line').byCall[calls - 1] ?? fraction(0))
    const called = (numbers: number, calls: number) =>
      toNumber(fraction(choose(90 - numbers, calls - numbers), choose(90, calls)))
    for (const calls of [5, 30, 60]) {
      expect(by(calls)).toBeCloseTo(3 * called(5, calls) - 3 * called(10, calls) + called(15, calls), 14)
    }
  })

  it('a full house takes (k / (k + 1)) · (balls + 1) calls on average: 72.96 and 85.31', () => {
    // The mean of the greatest of k numbers of 1 … n.
    expect(rowOf(bingo75, 'house').mean).toEqual(fraction(24 * 76, 25))
    expect(rowOf(bingo90, 'house').mean).toEqual(fraction(15 * 91, 16))
  })

  it('come out so in 20,000 tickets drawn', () => {
    const draws = seededDraws(20)
    for (const game of bingoGames) {
      const expected = toNumber(rowOf(game, 'line').mean)
      let sum = 0
      for (let ticket = 0; ticket < 20_000; ticket += 1) {
        const places = new Map(
          draws.deal(game.ballCount, game.ballCount).map((number, index) => [number + 1, index + 1]),
        )
        const lines = game.linesOf(game.drawTicket(draws)).map((line) => line.map((number) => places.get(number) ?? 0))
        sum += Math.min(...lines.map((line) => Math.max(...line)))
      }
      // A call more or less has a deviation of about ten.
      expect(Math.abs(sum / 20_000 - expected)).toBeLessThan((4 * 12) / Math.sqrt(20_000))
    }
  })
})

describe('the sheet', () => {
  it.each(bingoGames)('$id: a ticket returns 95 %, of which the jackpot gives back 5 %', (game) => {
    expect(bingoRows(game)).toEqual([{ bet: 'ticket-alone', probability: '1/1', rtp: '19/20', decimal: '0.95000000' }])
    const parts = bingoDetails(game).filter(({ bet }) => bet.startsWith('part-'))
    expect(parts.map(({ bet, rtp }) => [bet, rtp])).toEqual([
      ['part-line', '9/50'],
      ['part-two-lines', '9/40'],
      ['part-house', '99/200'],
      ['part-jackpot', '1/20'],
    ])
    expect(bingoMaxWinX(game)).toBe(900)
  })

  it('tells the chance of the jackpot exactly', () => {
    const rowOf = (bet: string) => bingoDetails(bingo75).find((row) => row.bet === bet)
    expect(rowOf('jackpot-within-50')?.probability).toBe(writeFraction(houseChance(bingo75, 50)))
    expect(houseChance(bingo75, 50)).toEqual(fraction(choose(50, 24), choose(75, 24)))
    expect(writeDecimal(houseChance(bingo90, 90), 2)).toBe('1.00')
    expect(writeDecimal(houseChance(bingo90, 14), 2)).toBe('0.00')
  })
})

function bump(counts: number[] | undefined, place: number): void {
  if (counts) counts[place] = (counts[place] ?? 0) + 1
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1
  return count
}
