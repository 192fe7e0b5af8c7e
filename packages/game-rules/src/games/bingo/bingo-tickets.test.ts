import { describe, expect, it } from 'vitest'
import { seededDraws } from '../../instant/test/seeded-draws.ts'
import { bingo75 } from './bingo-75.ts'
import { bingo90 } from './bingo-90.ts'
import { drawCalls } from './bingo-game.ts'
import { ticketNumbers } from './bingo-ticket.ts'
import { layoutAt, layoutCount } from './ticket-layouts.ts'

const draws = seededDraws(75)
const rounds = Array.from({ length: 2_000 }, (_, index) => index)

describe('cards of 75', () => {
  it('have five different numbers of its fifteen in each column, and a free centre', () => {
    for (const _ of rounds) {
      const card = bingo75.drawTicket(draws)
      expect(card.map((row) => row.length)).toEqual([5, 5, 5, 5, 5])
      expect(card[2]?.[2]).toBe(0)
      expect(new Set(ticketNumbers(card)).size).toBe(24)
      for (const row of card) {
        for (const [column, number] of row.entries()) {
          if (number > 0) expect(Math.ceil(number / 15)).toBe(column + 1)
        }
      }
    }
  })

  it('have twelve lines, of which the four through the centre need four numbers', () => {
    const lines = bingo75.linesOf(bingo75.drawTicket(draws))
    expect(lines.map((line) => line.length)).toEqual([5, 5, 4, 5, 5, 5, 5, 4, 5, 5, 4, 4])
  })

  it('give every number the same chance', () => {
    const counts = new Array<number>(76).fill(0)
    for (const _ of rounds) for (const number of ticketNumbers(bingo75.drawTicket(draws))) bump(counts, number)
    // Chi-square of fifteen numbers in one column has a mean of 14; the fifteen of N come four times a card.
    for (const [column, perCard] of [5, 5, 4, 5, 5].entries()) {
      const mean = (rounds.length * perCard) / 15
      const found = counts.slice(column * 15 + 1, column * 15 + 16)
      expect(found.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(45)
    }
  })
})

describe('tickets of 90', () => {
  it('have five numbers in each row, one to three in each column, ascending and in their column’s range', () => {
    for (const _ of rounds) {
      const ticket = bingo90.drawTicket(draws)
      expect(bingo90.linesOf(ticket).map((line) => line.length)).toEqual([5, 5, 5])
      expect(new Set(ticketNumbers(ticket)).size).toBe(15)
      for (let column = 0; column < 9; column += 1) {
        const numbers = ticket.map((row) => row[column] ?? 0).filter((number) => number > 0)
        expect(numbers.length).toBeGreaterThan(0)
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
        for (const number of numbers) expect(number === 90 ? 8 : Math.floor(number / 10)).toBe(column)
      }
    }
  })

  it('every layout exists exactly once, and there are as many as a count of all grids finds', () => {
    // Rows are sets of five columns; a grid counts when its three rows leave no column empty.
    const rows = Array.from({ length: 2 ** 9 }, (_, mask) => mask).filter((mask) => bits(mask) === 5)
    let count = 0
    for (const first of rows)
      for (const second of rows) for (const third of rows) if ((first | second | third) === 511) count += 1
    expect(layoutCount).toBe(count)
    const some = Array.from({ length: 5_000 }, (_, index) => layoutAt(index * 147).join(''))
    expect(new Set(some).size).toBe(some.length)
    expect(() => layoutAt(layoutCount)).toThrow(RangeError)
  })
})

it.each([bingo75, bingo90])('$id calls each of its numbers once', (game) => {
  const calls = drawCalls(game, draws)
  expect([...calls].sort((a, b) => a - b)).toEqual(Array.from({ length: game.ballCount }, (_, index) => index + 1))
})

function bump(counts: number[], number: number): void {
  counts[number] = (counts[number] ?? 0) + 1
}

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length
