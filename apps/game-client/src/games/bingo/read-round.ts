import type { SharedBetView } from '@fairground/contract/studio'
import {
  type BingoEvent,
  type BingoGame,
  type BingoOwnEvent,
  jackpotCallsMax,
  splitSales,
} from '@fairground/game-rules/games/bingo'
import type { BingoState } from './bingo-state.ts'
import type { HallWin, OwnTicket } from './hall.ts'

const none = 0n

/** What the round at the table says to one player now. */
export interface RoundNow {
  balls: readonly number[]
  wins: readonly HallWin[]
  tickets: readonly OwnTicket[]
  /** Own tickets, dealt or not. */
  ownCount: number
  soldCount: number
  prizesMinor: ReturnType<typeof splitSales>['prizesMinor']
  jackpot: { meterMinor: bigint; callsMax: number }
}

interface Room {
  game: BingoGame
  currency: string
  priceMinor: bigint
}

/** Reads the table, the sales and the own purchases; the player's hall is that of their currency. */
export function readRound(
  { table, list, bets }: Pick<BingoState, 'table' | 'list' | 'bets'>,
  { game, currency, priceMinor }: Room,
): RoundNow {
  const events = eventsOf(table.round?.events)
  const hall = events.find((event) => event.type === 'hall' && event.currency === currency)
  const sold = list?.staked.find((stake) => stake.currency === currency)?.stakeMinor ?? 0
  const salesMinor = BigInt(hall?.type === 'hall' ? hall.salesMinor : sold)
  const meterMinor = BigInt(hall?.type === 'hall' ? hall.jackpot.meterMinor : (table.pots[currency]?.meterMinor ?? 0))
  return {
    balls: events.flatMap((event) => (event.type === 'called' ? [event.ball] : [])),
    wins: events.flatMap((event) => (event.type === 'won' && event.currency === currency ? [winOf(event)] : [])),
    tickets: bets.flatMap(ticketsOf),
    ownCount: bets.reduce((sum, { stakeMinor }) => sum + Number(BigInt(stakeMinor) / priceMinor), 0),
    soldCount: priceMinor === none ? 0 : Number(salesMinor / priceMinor),
    prizesMinor: splitSales(salesMinor).prizesMinor,
    jackpot: { meterMinor, callsMax: jackpotCallsMax(game, meterMinor, priceMinor) },
  }
}

const eventsOf = (events: readonly { type: string }[] = []): readonly BingoEvent[] =>
  events as unknown as readonly BingoEvent[]

function winOf(event: BingoEvent & { type: 'won' }): HallWin {
  const { prize, call, amountMinor, eachMinor, tickets } = event
  return {
    prize: prize as HallWin['prize'],
    call,
    tickets,
    amountMinor: BigInt(amountMinor),
    eachMinor: BigInt(eachMinor),
  }
}

function ticketsOf({ events }: SharedBetView): OwnTicket[] {
  return (events as unknown as readonly BingoOwnEvent[]).flatMap((event) =>
    event.type === 'dealt' ? event.tickets.map((cells, place) => ({ number: event.first + place, cells })) : [],
  )
}
