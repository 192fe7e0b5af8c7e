import type { Pot } from '../../tables/table-rules.ts'
import type { BingoGame } from './bingo-game.ts'
import { type BingoJackpot, jackpotAfter, jackpotCallsMax } from './bingo-jackpot.ts'
import type { BingoTicket } from './bingo-ticket.ts'
import { settleBingo } from './settle-bingo.ts'

/** Everybody who plays a round in one currency, as plain values; amounts are decimal minor units. */
export type BingoHall = {
  readonly currency: string
  readonly ticketCount: number
  readonly salesMinor: string
  /** As the round before left it, and the calls within which a full house wins it. */
  readonly jackpot: Pot & { readonly callsMax: number }
  readonly wins: readonly {
    readonly prize: string
    readonly call: number
    readonly amountMinor: string
    readonly eachMinor: string
    /** Numbers of the tickets, from 1. */
    readonly tickets: readonly number[]
  }[]
  readonly callCount: number
  readonly jackpotAfter: Pot
}

interface HallInput {
  currency: string
  tickets: readonly BingoTicket[]
  priceMinor: bigint
  calls: readonly number[]
  /** What the rounds before have left; nothing before the first. */
  pot: Pot | undefined
}

/** Plays one pot. `tickets` is not empty. */
export function playHall(game: BingoGame, { currency, tickets, priceMinor, calls, pot }: HallInput): BingoHall {
  const before = { meterMinor: BigInt(pot?.meterMinor ?? 0), reserveMinor: BigInt(pot?.reserveMinor ?? 0) }
  const salesMinor = priceMinor * BigInt(tickets.length)
  const jackpot = { ...before, callsMax: jackpotCallsMax(game, before.meterMinor, priceMinor) }
  const { wins, callCount, sales, restMinor, jackpotPaidMinor } = settleBingo(game, {
    tickets,
    calls,
    salesMinor,
    jackpot,
  })
  const after = jackpotAfter(before, { ...sales, restMinor, paidMinor: jackpotPaidMinor })
  return {
    currency,
    ticketCount: tickets.length,
    salesMinor: salesMinor.toString(),
    jackpot: { ...written(before), callsMax: jackpot.callsMax },
    wins: wins.map((win) => ({
      prize: win.prize,
      call: win.call,
      amountMinor: win.amountMinor.toString(),
      eachMinor: win.eachMinor.toString(),
      tickets: win.tickets.map((place) => place + 1),
    })),
    callCount,
    jackpotAfter: written(after),
  }
}

const written = ({ meterMinor, reserveMinor }: BingoJackpot): Pot => ({
  meterMinor: meterMinor.toString(),
  reserveMinor: reserveMinor.toString(),
})
