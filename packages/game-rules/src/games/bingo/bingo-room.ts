import { createStream, type SeedTriple, sha256Hex } from '@fairground/fairness'
import { readFields, refuse, wholeNumber } from '../../instant/read-input.ts'
import type { BetEnd, Pool, TableRules } from '../../tables/table-rules.ts'
import { type BingoGame, drawCalls, roundTicketsMax } from './bingo-game.ts'
import { type BingoHall, playHall } from './bingo-hall.ts'
import type { BingoTicket } from './bingo-ticket.ts'

/** Tickets of one purchase, and purchases of one player in one round. */
export const purchaseTicketsMax = 6
export const purchasesMax = 4
/** One price in each currency, so that every ticket of a hall is worth the same: 10,000 VND, 10 of play money. */
const pricesMinor: Readonly<Record<string, bigint>> = { VND: 1_000_000n, FUN: 1_000n }

/** The first version whose numbers are drawn from the purchases too. */
const mixedFrom = 2
const buyMs = 45_000
/** Tickets are dealt and looked at before the first call. */
const dealMs = 4_000
export const bingoCallMs = 2_500
/** The last number is seen before the result. */
const lastCallMs = 2_000

export type BingoBet = { readonly stakeMinor: bigint; readonly tickets: number }

/** One purchase; with the round's seed its own seed says what is on its tickets. */
export type BingoPurchase = {
  readonly id: string
  readonly seed: string
  readonly currency: string
  readonly tickets: number
}

/** The whole round; anybody can check it from the seed and the purchases. */
export type BingoOutcome = {
  /** Of all purchases in their order; told from the start of the run on. Absent in rounds of version 1. */
  readonly purchasesHash?: string
  readonly purchases: readonly BingoPurchase[]
  /** As far as the last full house. */
  readonly calls: readonly number[]
  readonly halls: readonly BingoHall[]
}

export type BingoEvent =
  | { readonly type: 'sold'; readonly purchasesHash: string }
  | ({ readonly type: 'hall' } & Pick<BingoHall, 'currency' | 'ticketCount' | 'salesMinor' | 'jackpot'>)
  | { readonly type: 'called'; readonly ball: number; readonly call: number }
  | ({ readonly type: 'won'; readonly currency: string } & BingoHall['wins'][number])

/** Result of a purchase: its tickets with numbers and wins. */
export type BingoOwnEvent =
  | { readonly type: 'dealt'; readonly first: number; readonly tickets: readonly BingoTicket[] }
  | {
      readonly type: 'won'
      readonly prize: string
      readonly call: number
      readonly ticket: number
      readonly minor: string
    }

export const bingoPriceMinor = (currency: string): bigint | undefined => pricesMinor[currency]

/**
 * A room on the server's clock: tickets are sold for 45 seconds, then dealt, and a number is called every 2.5 seconds
 * until somebody is full. All tickets of one currency play for one pot; a hall of one ticket plays too.
 */
export const bingoRoom = (game: BingoGame, version = game.version): TableRules<BingoBet, BingoOutcome> => ({
  id: game.id,
  version,
  lockMs: 1_000,
  resultMs: 8_000,
  placesMax: purchasesMax,
  schedule: (nowMs) => ({ closesAtMs: nowMs + buyMs }),
  readBet(input, currency = '') {
    const priceMinor = pricesMinor[currency]
    if (priceMinor === undefined) return refuse('currency', 'one that tickets are sold in')
    const read = readFields<{ tickets: number }>(input, { tickets: wholeNumber(1, purchaseTicketsMax) })
    if (!read.ok) return read
    const { tickets } = read.value
    return { ok: true, value: { tickets, stakeMinor: priceMinor * BigInt(tickets) } }
  },
  payoutMinorMax: (_bet, limitMinor) => limitMinor,
  source: {
    kind: 'seed',
    draw: (seeds, pool = { entries: [], pots: {} }) => playRound(game, { seeds, version }, pool),
  },
  runMs: ({ halls, calls }) => (halls.length === 0 ? 0 : callAt(calls.length) + lastCallMs),
  shownAt: ({ outcome, atMs }) => eventsUntil(outcome, callsBy(outcome, atMs)),
  nextShownMs: ({ outcome: { calls }, atMs }) =>
    [...calls.keys()].map((index) => callAt(index + 1)).find((ms) => ms > atMs),
  settle: (_bet, outcome, limitMinor, { id = '' } = {}) => endOf(outcome, limitMinor, id),
  pool: {
    poolOf,
    roomMinorMax: (currency) => (pricesMinor[currency] ?? 0n) * BigInt(roundTicketsMax),
    shownToOwner: (id, outcome, { serverSeed }) => [dealtEvent(game, outcome, { id, serverSeed })],
    potsAfter: ({ halls }) => Object.fromEntries(halls.map(({ currency, jackpotAfter }) => [currency, jackpotAfter])),
  },
})

type Drawn = { readonly seeds: SeedTriple; readonly version: number }

/** From version 2 on the numbers depend on every purchase: until the sale is over nobody can know them, seed or not. */
function playRound(game: BingoGame, { seeds, version }: Drawn, { entries, pots }: Pool<BingoBet>): BingoOutcome {
  const purchases = entries.map(({ id, seed, currency, bet }) => ({ id, seed, currency, tickets: bet.tickets }))
  const mixed = version < mixedFrom ? undefined : purchasesHashOf(purchases)
  const clientSeed = mixed === undefined ? seeds.clientSeed : sha256Hex(`${seeds.clientSeed}\n${mixed}`)
  const calls = drawCalls(game, createStream({ ...seeds, clientSeed }))
  const currencies = [...new Set(purchases.map(({ currency }) => currency))].sort()
  const halls = currencies.map((currency) =>
    playHall(game, {
      currency,
      calls,
      priceMinor: pricesMinor[currency] ?? 0n,
      tickets: purchases.flatMap((purchase) =>
        purchase.currency === currency ? dealTickets(game, purchase, seeds.serverSeed) : [],
      ),
      pot: pots[currency],
    }),
  )
  const callCount = Math.max(0, ...halls.map((hall) => hall.callCount))
  const told = { purchases, calls: calls.slice(0, callCount), halls }
  return mixed === undefined ? told : { purchasesHash: mixed, ...told }
}

/** sha256 of one line for each purchase, in the order of the round: its id, its seed, its currency and its tickets. */
export const purchasesHashOf = (purchases: readonly BingoPurchase[]): string =>
  sha256Hex(purchases.map(({ id, seed, currency, tickets }) => `${id} ${seed} ${currency} ${tickets}`).join('\n'))

function poolOf({ purchases, halls }: BingoOutcome): Pool<BingoBet> {
  const entries = purchases.map(({ tickets, ...purchase }) => ({
    ...purchase,
    bet: { tickets, stakeMinor: (pricesMinor[purchase.currency] ?? 0n) * BigInt(tickets) },
  }))
  return { entries, pots: Object.fromEntries(halls.map(({ currency, jackpot }) => [currency, jackpot])) }
}

/**
 * The tickets of a purchase, each from a stream of its own: the round's seed, which its buyer could not know, and the
 * purchase's, which the house could not choose; its number in the purchase is the nonce.
 */
export const dealTickets = (game: BingoGame, { seed, tickets }: BingoPurchase, serverSeed: string): BingoTicket[] =>
  Array.from({ length: tickets }, (_, nonce) => game.drawTicket(createStream({ serverSeed, clientSeed: seed, nonce })))

const callAt = (call: number): number => dealMs + (call - 1) * bingoCallMs

const callsBy = ({ calls }: BingoOutcome, atMs: number): number =>
  Math.min(calls.length, Math.max(0, Math.floor((atMs - dealMs) / bingoCallMs) + 1))

/** The public view after this many calls. */
function eventsUntil({ halls, calls, purchasesHash }: BingoOutcome, callCount: number): BingoEvent[] {
  const isTold = purchasesHash !== undefined && halls.length > 0
  const sold: BingoEvent[] = isTold ? [{ type: 'sold', purchasesHash }] : []
  const open = halls.map(({ currency, ticketCount, salesMinor, jackpot }): BingoEvent => {
    return { type: 'hall', currency, ticketCount, salesMinor, jackpot }
  })
  const called = calls.slice(0, callCount).flatMap((ball, index): BingoEvent[] => {
    const wins = halls.flatMap(({ currency, wins }) =>
      wins.filter(({ call }) => call === index + 1).map((win): BingoEvent => ({ type: 'won', currency, ...win })),
    )
    return [{ type: 'called', ball, call: index + 1 }, ...wins]
  })
  return [...sold, ...open, ...called]
}

/** A purchase with the number of its first ticket in its hall, from 1. @throws Error when it is not part of the round */
function findPurchase({ purchases }: BingoOutcome, id: string): BingoPurchase & { first: number } {
  const place = purchases.findIndex((purchase) => purchase.id === id)
  const found = purchases[place]
  if (!found) throw new Error(`the purchase ${id} is not part of the round`)
  const before = purchases.slice(0, place).filter(({ currency }) => currency === found.currency)
  return { ...found, first: 1 + before.reduce((sum, { tickets }) => sum + tickets, 0) }
}

interface Own {
  id: string
  serverSeed: string
}

function dealtEvent(game: BingoGame, outcome: BingoOutcome, { id, serverSeed }: Own): BingoOwnEvent {
  const purchase = findPurchase(outcome, id)
  return { type: 'dealt', first: purchase.first, tickets: dealTickets(game, purchase, serverSeed) }
}

function endOf(outcome: BingoOutcome, limitMinor: bigint, id: string): BetEnd {
  const { currency, tickets, first } = findPurchase(outcome, id)
  const wins = outcome.halls.find((hall) => hall.currency === currency)?.wins ?? []
  const events = wins.flatMap(({ prize, call, eachMinor, tickets: winners }) =>
    winners
      .filter((ticket) => ticket >= first && ticket < first + tickets)
      .map((ticket) => ({ type: 'won', prize, call, ticket, minor: eachMinor })),
  )
  const payoutMinor = events.reduce((sum, { minor }) => sum + BigInt(minor), 0n)
  return { payoutMinor: payoutMinor < limitMinor ? payoutMinor : limitMinor, events }
}
