import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { seededDraws } from '../../instant/test/seeded-draws.ts'
import { bingo75 } from './bingo-75.ts'
import { bingo90 } from './bingo-90.ts'
import { type BingoGame, drawCalls } from './bingo-game.ts'
import { jackpotAfter } from './bingo-jackpot.ts'
import { bingoPrizes } from './bingo-prizes.ts'
import type { BingoTicket } from './bingo-ticket.ts'
import { bingoGames, jackpotCallsMax, splitSales, toGo } from './index.ts'
import { type BingoInput, type BingoResult, settleBingo } from './settle-bingo.ts'

interface Round {
  game: BingoGame
  input: BingoInput
  result: BingoResult
}

/** Rounds of 1 to 60 tickets, some of which are twins so that ties are frequent. */
const rounds = fc
  .record({
    game: fc.constantFrom(...bingoGames),
    seed: fc.integer(),
    count: fc.integer({ min: 1, max: 60 }),
    twins: fc.boolean(),
    priceMinor: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    meterMinor: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    callsMax: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ game, seed, count, twins, priceMinor, meterMinor, callsMax }): Round => {
    const draws = seededDraws(seed)
    const drawn = Array.from({ length: count }, () => game.drawTicket(draws))
    const tickets = twins ? drawn.flatMap((ticket) => [ticket, ticket, ticket]) : drawn
    const salesMinor = priceMinor * BigInt(tickets.length)
    const input = { tickets, calls: drawCalls(game, draws), salesMinor, jackpot: { meterMinor, callsMax } }
    return { game, input, result: settleBingo(game, input) }
  })

describe('winners, found a second time by calling number after number', () => {
  it('every prize is won once, by all tickets that are the first to have it and by no other', () => {
    fc.assert(
      fc.property(rounds, ({ game, input, result }) => {
        const found = playBySight(game, input)
        expect(result.wins.filter(({ prize }) => prize !== 'jackpot').map(placesOf)).toEqual(found)
        expect(result.callCount).toBe(found.at(-1)?.call)
      }),
      { numRuns: 60 },
    )
  })

  it('the jackpot is won by the full house, exactly when it comes in time', () => {
    fc.assert(
      fc.property(rounds, ({ input: { jackpot }, result }) => {
        const house = result.wins.find(({ prize }) => prize === 'house')
        const won = result.wins.filter(({ prize }) => prize === 'jackpot')
        const isInTime = (house?.call ?? Infinity) <= jackpot.callsMax && jackpot.meterMinor > 0n
        expect(won.map(({ call, tickets }) => ({ call, tickets }))).toEqual(
          isInTime ? [{ call: house?.call, tickets: house?.tickets }] : [],
        )
      }),
    )
  })
})

describe('the money of a round', () => {
  it('is its sales, to the unit: prizes paid, rests of ties, shares of the jackpot, and what the house keeps', () => {
    fc.assert(
      fc.property(rounds, ({ input, result: { wins, sales, restMinor } }) => {
        const prizes = wins.filter(({ prize }) => prize !== 'jackpot')
        const paidMinor = prizes.reduce((sum, { eachMinor, tickets }) => sum + eachMinor * BigInt(tickets.length), 0n)
        const { meterMinor, reserveMinor, houseMinor } = sales
        expect(paidMinor + restMinor + meterMinor + reserveMinor + houseMinor).toBe(input.salesMinor)
        for (const { amountMinor, eachMinor, tickets } of wins) {
          const restMinor = amountMinor - eachMinor * BigInt(tickets.length)
          expect(restMinor >= 0n && restMinor < BigInt(tickets.length)).toBe(true)
        }
      }),
    )
  })

  longIt(import.meta.url).each(bingoGames)(
    '$id: adds up, pays no more than was sold, and settles alike again, in 100,000 rounds',
    { timeout: 300_000 },
    (game) => {
      const draws = seededDraws(75)
      const sold = Array.from({ length: 400 }, () => game.drawTicket(draws))
      const jackpot = { meterMinor: 5_000n, callsMax: 60 }
      for (let round = 0; round < 100_000; round += 1) {
        const tickets = Array.from({ length: 1 + draws.int(3) }, () => sold[draws.int(sold.length)] ?? [])
        const input = { tickets, calls: drawCalls(game, draws), salesMinor: BigInt(1 + draws.int(1_000_000)), jackpot }
        const result = settleBingo(game, input)
        const paidMinor = result.wins.reduce((sum, win) => sum + win.eachMinor * BigInt(win.tickets.length), 0n)
        const { meterMinor, reserveMinor, houseMinor } = result.sales
        const restsMinor = result.restMinor + meterMinor + reserveMinor + houseMinor
        const isKept = paidMinor - result.jackpotPaidMinor + restsMinor === input.salesMinor
        const isCovered =
          paidMinor <= input.salesMinor + jackpot.meterMinor && result.jackpotPaidMinor <= jackpot.meterMinor
        if (!isKept || !isCovered) expect.fail(`round ${round}: ${paidMinor} paid of ${input.salesMinor}`)
        if (round % 1_000 === 0) expect(settleBingo(game, input)).toEqual(result)
      }
    },
  )

  it('is split 20 : 25 : 55 of 90 %, and the jackpot is fed by 5 %', () => {
    expect(splitSales(1_000_000n)).toEqual({
      prizesMinor: { line: 180_000n, 'two-lines': 225_000n, house: 495_000n },
      meterMinor: 40_000n,
      reserveMinor: 10_000n,
      houseMinor: 50_000n,
    })
  })

  it('the jackpot pays no more than it has and keeps the rest, over rounds and rounds', () => {
    fc.assert(
      fc.property(fc.array(rounds, { minLength: 1, maxLength: 8 }), (played) => {
        let jackpot = { meterMinor: 0n, reserveMinor: 0n }
        let broughtMinor = 0n
        for (const { game, input } of played) {
          const now = { meterMinor: jackpot.meterMinor, callsMax: input.jackpot.callsMax }
          const { sales, restMinor, jackpotPaidMinor } = settleBingo(game, { ...input, jackpot: now })
          jackpot = jackpotAfter(jackpot, { ...sales, restMinor, paidMinor: jackpotPaidMinor })
          broughtMinor += sales.meterMinor + sales.reserveMinor + restMinor - jackpotPaidMinor
          expect(jackpot.meterMinor >= 0n && jackpot.reserveMinor >= 0n).toBe(true)
        }
        expect(jackpot.meterMinor + jackpot.reserveMinor).toBe(broughtMinor)
      }),
    )
  })

  it('tickets return 90 % of their price alike, whoever is first to buy: so say 4,000 rounds of ten', () => {
    const draws = seededDraws(7)
    const paid = new Array<number>(10).fill(0)
    const [count, salesMinor] = [4_000, 1_000n]
    for (let round = 0; round < count; round += 1) {
      const tickets = paid.map(() => bingo90.drawTicket(draws))
      const jackpot = { meterMinor: 0n, callsMax: 0 }
      const { wins } = settleBingo(bingo90, { tickets, calls: drawCalls(bingo90, draws), salesMinor, jackpot })
      for (const { eachMinor, tickets: places } of wins)
        for (const place of places) paid[place] = (paid[place] ?? 0) + Number(eachMinor)
    }
    // One ticket wins 90 of 100 on average; the deviation of a round is about 200.
    for (const sum of paid) expect(Math.abs(sum / count - 90)).toBeLessThan((4 * 200) / Math.sqrt(count))
  })
})

it('the jackpot asks for a full house within more calls the more it holds', () => {
  const priceMinor = 1_000_000n
  const calls = (tickets: bigint) => jackpotCallsMax(bingo75, tickets * priceMinor, priceMinor)
  expect([0n, 999n, 1_000n, 2_499n, 2_500n, 5_000n, 10n ** 6n].map(calls)).toEqual([50, 50, 52, 52, 54, 56, 56])
  expect(jackpotCallsMax(bingo90, 0n, priceMinor)).toBe(44)
})

it('what is left to go is none exactly when the prize is there, and one less by the right call', () => {
  fc.assert(
    fc.property(rounds, ({ game, input: { tickets, calls } }) => {
      const [ticket = []] = tickets
      const called = new Set(calls.slice(0, 40))
      for (const prize of bingoPrizes) {
        const waiting = toGo(game, ticket, called, prize)
        expect(waiting.length === 0).toBe(hasBySight(game, ticket, called, prize))
        const [next] = waiting
        if (next !== undefined)
          expect(toGo(game, ticket, new Set([...called, next]), prize)).toHaveLength(waiting.length - 1)
      }
    }),
    { numRuns: 200 },
  )
})

const placesOf = ({ prize, call, tickets }: { prize: string; call: number; tickets: readonly number[] }) => ({
  prize,
  call,
  tickets,
})

/** As people play it: a number is called, everybody looks at their tickets. */
function playBySight(game: BingoGame, { tickets, calls }: BingoInput) {
  const called = new Set<number>()
  const won: ReturnType<typeof placesOf>[] = []
  for (const [index, number] of calls.entries()) {
    called.add(number)
    for (const prize of bingoPrizes) {
      if (won.some((win) => win.prize === prize)) continue
      const places = [...tickets.keys()].filter((place) => hasBySight(game, tickets[place] ?? [], called, prize))
      if (places.length > 0) won.push({ prize, call: index + 1, tickets: places })
    }
    if (won.length === bingoPrizes.length) break
  }
  return won
}

/** Written without the lines of the game: what is covered is looked at cell by cell. */
function hasBySight(game: BingoGame, ticket: BingoTicket, called: ReadonlySet<number>, prize: string): boolean {
  const isCovered = (row: number, column: number) => {
    const number = ticket[row]?.[column] ?? 0
    return number === 0 || called.has(number)
  }
  const rows = ticket.length
  const columns = ticket[0]?.length ?? 0
  const all = (length: number, covered: (place: number) => boolean) =>
    Array.from({ length }, (_, place) => place).every(covered)
  let lines = 0
  for (let row = 0; row < rows; row += 1) if (all(columns, (column) => isCovered(row, column))) lines += 1
  if (prize === 'house') return lines === rows
  if (game.id === 'bingo-75') {
    for (let column = 0; column < columns; column += 1) if (all(rows, (row) => isCovered(row, column))) lines += 1
    if (all(rows, (place) => isCovered(place, place))) lines += 1
    if (all(rows, (place) => isCovered(place, rows - 1 - place))) lines += 1
  }
  return lines >= (prize === 'line' ? 1 : 2)
}
