import { choose } from '../../../exact/choose.ts'
import { type Fraction, fraction, minus, plus, times } from '../../../exact/fraction.ts'
import type { BingoGame } from '../bingo-game.ts'
import { houseChance } from '../bingo-jackpot.ts'
import { type BingoPrize, bingoPrizes, splitSales } from '../bingo-prizes.ts'
import { ticketNumbers } from '../bingo-ticket.ts'
import { sampleTicket } from './sample-ticket.ts'

/** Mean return of a ticket in shares of its price, by source. */
export type ReturnRow = { readonly part: BingoPrize | 'jackpot'; readonly rtp: Fraction }
/** How soon one ticket completes a prize: the chance to have it after 1, 2, 3 … calls. */
export type CallsRow = { readonly prize: BingoPrize; readonly byCall: readonly Fraction[]; readonly mean: Fraction }
export type JackpotRow = { readonly fromTickets: number; readonly callsMax: number; readonly chance: Fraction }

export type BingoSheet = {
  readonly returns: readonly ReturnRow[]
  readonly calls: readonly CallsRow[]
  readonly jackpot: readonly JackpotRow[]
}

const wholeSales = 10_000n

/**
 * Returns and chances, exact before shares are cut to whole units. Tickets of a round are drawn alike and independently,
 * so that none is worth more than another and each is worth its part of the prizes: their share of the sales, whatever
 * the number of tickets and players. The jackpot gives back all that it takes, and the rests of ties with it.
 */
export const bingoSheet = (game: BingoGame): BingoSheet => ({
  returns: returnRows(),
  calls: bingoPrizes.map((prize) => callsRow(game, prize)),
  jackpot: game.jackpotSteps.map((step) => ({ ...step, chance: houseChance(game, step.callsMax) })),
})

function returnRows(): ReturnRow[] {
  const { prizesMinor, meterMinor, reserveMinor } = splitSales(wholeSales)
  const prizes = bingoPrizes.map((part) => ({ part, rtp: fraction(prizesMinor[part], wholeSales) }))
  return [...prizes, { part: 'jackpot', rtp: fraction(meterMinor + reserveMinor, wholeSales) }]
}

function callsRow(game: BingoGame, prize: BingoPrize): CallsRow {
  const ways = lineSets(game)
  const byCall = Array.from({ length: game.ballCount }, (_, index) => chanceBy(game, ways, prize, index + 1))
  const waiting = byCall.map((chance) => minus(fraction(1), chance))
  return { prize, byCall, mean: plus(fraction(1), ...waiting) }
}

/** The number of sets of lines by their distinct numbers: `sets[lines].get(numbers)`. */
type LineSets = readonly ReadonlyMap<number, bigint>[]

/** Every set of a ticket's lines: 4,096 of 75, 8 of 90. Which numbers a ticket has does not matter, only its form. */
function lineSets(game: BingoGame): LineSets {
  const ticket = sampleTicket(game)
  const numbers = ticketNumbers(ticket)
  const lines = game
    .linesOf(ticket)
    .map((line) => line.reduce((mask, number) => mask | (1 << numbers.indexOf(number)), 0))
  const sets = Array.from({ length: lines.length + 1 }, () => new Map<number, bigint>())
  for (let chosen = 0; chosen < 1 << lines.length; chosen += 1) {
    const union = lines.reduce((mask, line, place) => (chosen & (1 << place) ? mask | line : mask), 0)
    const [of, size] = [sets[bitsOf(chosen)], bitsOf(union)]
    of?.set(size, (of.get(size) ?? 0n) + 1n)
  }
  return sets
}

/**
 * Chance of at least k lines after n calls: Σ (−1)^(j−k) · C(j−1, k−1) · S(j) over j ≥ k, where S(j) sums over all sets
 * of j lines the chance that all their numbers were called. Source: the inclusion–exclusion of Bonferroni and Jordan.
 */
function chanceBy(game: BingoGame, sets: LineSets, prize: BingoPrize, calls: number): Fraction {
  if (prize === 'house') return houseChance(game, calls)
  const least = prize === 'line' ? 1 : 2
  const terms = sets.map((ofSize, lines) => {
    if (lines < least) return fraction(0)
    const weight = choose(lines - 1, least - 1) * ((lines - least) % 2 === 0 ? 1n : -1n)
    return times(fraction(weight), sumOf(game, ofSize, calls))
  })
  return plus(...terms)
}

function sumOf({ ballCount }: BingoGame, ofSize: ReadonlyMap<number, bigint>, calls: number): Fraction {
  const all = choose(ballCount, calls)
  const ways = [...ofSize].reduce((sum, [size, count]) => sum + count * choose(ballCount - size, calls - size), 0n)
  return fraction(ways, all)
}

function bitsOf(mask: number): number {
  let bits = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) bits += 1
  return bits
}
