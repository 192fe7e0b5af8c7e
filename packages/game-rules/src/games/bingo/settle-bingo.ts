import type { BingoGame } from './bingo-game.ts'
import { type BingoPrize, bingoPrizes, type SalesSplit, shareOut, splitSales } from './bingo-prizes.ts'
import { type BingoTicket, ticketNumbers } from './bingo-ticket.ts'

/** One prize and those who share it. */
export type BingoWin = {
  readonly prize: BingoPrize | 'jackpot'
  /** The call that completed it, from 1. */
  readonly call: number
  readonly amountMinor: bigint
  readonly eachMinor: bigint
  /** Places in the list of tickets, ascending; each is paid `eachMinor`. */
  readonly tickets: readonly number[]
}

export type BingoInput = {
  readonly tickets: readonly BingoTicket[]
  /** Every number once, in the order they are called. */
  readonly calls: readonly number[]
  readonly salesMinor: bigint
  /** As it stood when the round was opened. */
  readonly jackpot: { readonly meterMinor: bigint; readonly callsMax: number }
}

export type BingoResult = {
  /** In the order they are won; the jackpot comes after the full house that wins it. */
  readonly wins: readonly BingoWin[]
  /** Calls until the full house; no more are made. */
  readonly callCount: number
  readonly sales: SalesSplit
  /** What ties could not divide; it goes to the jackpot. */
  readonly restMinor: bigint
  readonly jackpotPaidMinor: bigint
}

/**
 * Who wins what in a round: each prize goes to the tickets that complete it first, in equal shares; those of one call
 * have tied. `tickets` is not empty. Source: the studio's book, bingo.
 */
export function settleBingo(game: BingoGame, { tickets, calls, salesMinor, jackpot }: BingoInput): BingoResult {
  const callOf = callsByNumber(calls)
  const done = tickets.map((ticket) => prizeCalls(game, ticket, callOf))
  const sales = splitSales(salesMinor)
  const [line, twoLines, house] = bingoPrizes.map((prize) => winOf(prize, sales, done)) as [
    BingoWin,
    BingoWin,
    BingoWin,
  ]
  const isHit = house.call <= jackpot.callsMax && jackpot.meterMinor > 0n
  const hit = isHit ? [shared({ ...house, prize: 'jackpot', amountMinor: jackpot.meterMinor })] : []
  return {
    wins: [line, twoLines, house, ...hit],
    callCount: house.call,
    sales,
    restMinor: sum([line, twoLines, house].map((win) => win.amountMinor - paidOf(win))),
    jackpotPaidMinor: sum(hit.map(paidOf)),
  }
}

/** Payout of a win, without the indivisible remainder. */
const paidOf = ({ eachMinor, tickets }: BingoWin): bigint => eachMinor * BigInt(tickets.length)

type CallOf = ReadonlyMap<number, number>

/** The call at which each number comes, from 1. */
const callsByNumber = (calls: readonly number[]): CallOf => new Map(calls.map((number, index) => [number, index + 1]))

/** The call that completes each prize of a ticket. */
function prizeCalls(game: BingoGame, ticket: BingoTicket, callOf: CallOf): Record<BingoPrize, number> {
  const lastCall = (numbers: readonly number[]) => Math.max(...numbers.map((number) => callOf.get(number) ?? Infinity))
  const [line = Infinity, twoLines = Infinity] = game
    .linesOf(ticket)
    .map(lastCall)
    .sort((a, b) => a - b)
  return { line, 'two-lines': twoLines, house: lastCall(ticketNumbers(ticket)) }
}

function winOf(prize: BingoPrize, { prizesMinor }: SalesSplit, done: readonly Record<BingoPrize, number>[]): BingoWin {
  const call = Math.min(...done.map((calls) => calls[prize]))
  const tickets = done.flatMap((calls, place) => (calls[prize] === call ? [place] : []))
  return shared({ prize, call, amountMinor: prizesMinor[prize], tickets })
}

const shared = (win: Omit<BingoWin, 'eachMinor'>): BingoWin => ({
  ...win,
  eachMinor: shareOut(win.amountMinor, win.tickets.length),
})

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)
