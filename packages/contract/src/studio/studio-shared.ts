import { tablePhases } from '../base/table-news.ts'
import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'
import { tableCauses, tableStates } from '../vendor/psw-tables.ts'
import { BetCorrection } from './studio-corrections.ts'
import { RoundFairness } from './studio-seeds.ts'
import { LoneTip } from './studio-tips.ts'

/** Where the studio's live socket is. */
export const studioLivePath = '/studio/live'
/** Namespaces of the socket: a frame has a table in each, with a session of its own. The first is the one it was opened for. */
export const studioSeats = ['/', '/2', '/3', '/4', '/5'] as const
export type StudioSeat = (typeof studioSeats)[number]

const EventList = z.array(z.looseObject({ type: z.string() }))

/** A round of the public beacon drand: named with the head, before it came (`drand`), or taken from a record. */
const BeaconKind = z.enum(['drand', 'recorded'])

/** What the salt of a chain was made of. `seeds`: of the client seeds of players, in chains that began before 2026-11-27. */
export const SaltOrigin = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: BeaconKind,
    /** Hash of the beacon's chain. */
    chain: z.string(),
    round: z.number().int(),
    signature: z.string(),
    /** sha256 of the signature: the salt. */
    value: z.string(),
  }),
  /** Sorted hashes of the seeds; only where one round is shown, for there may be a thousand. */
  z.strictObject({ kind: z.literal('seeds'), seeds: z.array(z.string()).optional() }),
  /** Nothing: the rounds are read from cards or a wheel, and the head is the root of the shoe. */
  z.strictObject({ kind: z.literal('cards') }),
])
export type SaltOrigin = z.infer<typeof SaltOrigin>

/** What the seeds of a table's rounds can be checked against: published before the first of them. */
export const SharedChain = z.strictObject({
  head: z.string(),
  length: z.number().int(),
  /** Of the head. */
  publishedAt: z.iso.datetime({ offset: true }),
  salt: z.string(),
  saltedWith: SaltOrigin,
})
export type SharedChain = z.infer<typeof SharedChain>

/** A chain whose salt does not exist yet, or which has not begun: its head, and the beacon that is going to salt it. */
export const AnnouncedChain = z.strictObject({
  head: z.string(),
  length: z.number().int(),
  publishedAt: z.iso.datetime({ offset: true }),
  beacon: z.strictObject({ kind: BeaconKind, chain: z.string(), round: z.number().int() }),
})
export type AnnouncedChain = z.infer<typeof AnnouncedChain>

/** What was read of a round whose table has no seed: each step in order, with what opens its card. */
export const ReadRound = z.strictObject({
  cards: z.array(
    z.strictObject({
      told: z.string(),
      /** Of cards that were read by their code; those that people typed have none. */
      id: z.string().optional(),
      salt: z.string().optional(),
      path: z.array(z.string()).optional(),
    }),
  ),
  /** A step was typed by two people. */
  isTyped: z.boolean(),
  /** Why the round stands still. */
  pausedFor: z.string().nullable(),
  /** The picture of the table is away: bets are taken longer, or, of a void round, all stakes went back. */
  videoLost: z.literal(true).optional(),
  deckSet: z.string().nullable(),
})
export type ReadRound = z.infer<typeof ReadRound>

/** Over how many rounds results are counted, where so many were played. */
export const talliedRounds = [100, 500] as const
const tallySizeMax = 64
const Tallied = z.array(z.number().int().min(0).max(talliedRounds[1])).max(tallySizeMax)

/**
 * A table as everybody may see it now. Strict: a field that is not written here is not sent. Until the end of the run
 * nothing in it depends on the seed of the round, except the events that the rules have given out.
 */
export const SharedTableView = z.strictObject({
  tableId: z.string(),
  phase: z.enum(tablePhases),
  /** Present while the table is not open: a round under way is still finished and paid. */
  stop: z.strictObject({ state: z.enum(tableStates).exclude(['open']), cause: z.enum(tableCauses) }).optional(),
  /** Of the server, in epoch milliseconds, when this was written. */
  serverMs: z.number().int(),
  /** How many times faster than its rules say a round runs: 1, but in a world of tests. */
  tempo: z.number().int(),
  /** By currency, of games whose bets meet: what can be won besides, as the last round left it. */
  pots: z.record(z.string(), z.strictObject({ meterMinor: PswAmount, reserveMinor: PswAmount })),
  /** Null before the first round. */
  chain: SharedChain.nullable(),
  /** The chain of rounds to come, where one is announced. */
  next: AnnouncedChain.nullable(),
  /** How often each result came in the last rounds that were counted, of games that count them. */
  tally: z.strictObject({ recent: Tallied, long: Tallied }).optional(),
  round: z
    .strictObject({
      sharedRoundId: z.string(),
      number: z.number().int(),
      /** SHA-256 of the round's seed: the seed of the round before. */
      commit: z.string(),
      closesMs: z.number().int(),
      /** Everybody was ready: the betting ends earlier than it was to. */
      isShortened: z.literal(true).optional(),
      startedMs: z.number().int().nullable(),
      /** Who meets whom, at which prices, of games whose rounds differ before anybody bets. */
      card: z.json().optional(),
      /** Groups of places that this round does not take: the shoe is past its half. */
      shutGroups: z.array(z.string()).optional(),
      /** While players decide. */
      stage: z.strictObject({ number: z.number().int(), closesMs: z.number().int() }).optional(),
      events: EventList,
      /** Of tables whose outcomes are read from cards or a wheel. */
      read: ReadRound.optional(),
      /** Null until the run has ended. */
      result: z.strictObject({ serverSeed: z.string(), outcome: z.json(), nextMs: z.number().int() }).nullable(),
    })
    .nullable(),
})
export type SharedTableView = z.infer<typeof SharedTableView>

/** Bets of everybody in this mode, highest stakes first; who bets is a mark that fits this round only. */
export const SharedBetList = z.strictObject({
  sharedRoundId: z.string(),
  count: z.number().int(),
  /** All stakes of the round by currency. */
  staked: z.array(z.strictObject({ currency: z.string(), stakeMinor: PswStake })),
  bets: z.array(
    z.strictObject({
      mark: z.string(),
      place: z.number().int(),
      stakeMinor: PswStake,
      isFree: z.boolean(),
      currency: z.string(),
      /** Null while it stands. */
      payoutMinor: PswAmount.nullable(),
      events: EventList,
    }),
  ),
})
export type SharedBetList = z.infer<typeof SharedBetList>

/** What is on the places of a round in this mode, of games whose bets play against each other: only what has changed. */
export const PlaceTotals = z.strictObject({
  sharedRoundId: z.string(),
  places: z.array(
    z.strictObject({
      currency: z.string(),
      spot: z.string(),
      stakeMinor: PswAmount,
      players: z.number().int(),
    }),
  ),
})
export type PlaceTotals = z.infer<typeof PlaceTotals>

/** A player's own bet in a shared round. */
export const SharedBetView = z.object({
  roundId: z.string(),
  sharedRoundId: z.string(),
  /** Of the table. */
  gameId: z.string(),
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  place: z.number().int(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  bet: z.json(),
  stakeMinor: PswStake,
  /** A bet from a rain: its stake is nobody's money, and `payoutMinor` is what is won beyond it. */
  isFree: z.boolean(),
  /** `taken`: it stands. `ended`: it came to `payoutMinor`. `void`: the stake was given back. */
  state: z.enum(['betting', 'taken', 'ended', 'void']),
  payoutMinor: PswAmount,
  events: EventList,
  placedAt: z.iso.datetime({ offset: true }),
  /** The seat that it stands behind. */
  behindSeat: z.number().int().optional(),
  /** What its player gave whoever dealt in the round: no part of the bet. Told once, with the first slip. */
  tippedMinor: PswStake.optional(),
  /** Of the shared round, once it is over. */
  outcome: z.json(),
  fairness: RoundFairness,
  chain: SharedChain,
  /** Of tables whose outcomes are read from cards or a wheel: such a round has no seed. */
  read: ReadRound.optional(),
  /** Oldest first; absent where there were none. */
  corrections: z.array(BetCorrection).optional(),
  /** Its round was corrected, and the wallet has not booked what that changes: what stands here is what it had paid. */
  isCorrecting: z.boolean().optional(),
})
export type SharedBetView = z.infer<typeof SharedBetView>

/** The same request id again answers the same bet. */
export const SharedBetRequest = z.object({
  requestId: z.uuid(),
  sharedRoundId: z.string().max(64),
  place: z.number().int().min(0).max(9),
  bet: z.json(),
  /** Placed with a free bet that was caught: its stake must be that one's. */
  freeBetId: z.string().max(64).optional(),
})
export type SharedBetRequest = z.infer<typeof SharedBetRequest>
export const SharedBetAnswer = z.object({
  bet: SharedBetView,
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
})
export type SharedBetAnswer = z.infer<typeof SharedBetAnswer>

/** Ends an own bet now; asking again answers how it ended. */
export const SharedActRequest = z.object({ roundId: z.string().max(64) })
export type SharedActRequest = z.infer<typeof SharedActRequest>
export const SharedActAnswer = z.object({ bet: SharedBetView })
export type SharedActAnswer = z.infer<typeof SharedActAnswer>

/** The own bets of the round that is under way. */
export const SharedOpenBetsAnswer = z.object({ bets: z.array(SharedBetView) })
export type SharedOpenBetsAnswer = z.infer<typeof SharedOpenBetsAnswer>
export const SharedBetsAnswer = z.object({
  bets: z.array(SharedBetView),
  tips: z.array(LoneTip).default([]),
  next: z.string().nullable(),
})
export type SharedBetsAnswer = z.infer<typeof SharedBetsAnswer>

/** A round that is over, with all that decided it. */
export const SharedPastRound = z.strictObject({
  sharedRoundId: z.string(),
  /** Of the table. */
  gameId: z.string(),
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  number: z.number().int(),
  endedAt: z.iso.datetime({ offset: true }),
  outcome: z.json(),
  fairness: RoundFairness,
  chain: SharedChain,
  /** Of tables whose outcomes are read from cards or a wheel: such a round has no seed. */
  read: ReadRound.optional(),
  /** What it was taken for before it was corrected, oldest first; absent where it never was. */
  corrections: z
    .array(
      z.strictObject({
        version: z.number().int(),
        at: z.iso.datetime({ offset: true }),
        toldBefore: z.array(z.string()),
        outcomeBefore: z.json(),
      }),
    )
    .optional(),
})
export type SharedPastRound = z.infer<typeof SharedPastRound>
export const SharedPastAnswer = z.object({ rounds: z.array(SharedPastRound) })
export type SharedPastAnswer = z.infer<typeof SharedPastAnswer>

/** A bet on one place of a round to come, at this price in hundredths or a better one. */
export const AheadRequest = z.object({
  requestId: z.uuid(),
  /** Of the round in the chain that is played. */
  number: z.number().int().min(1),
  spot: z.string().max(40),
  priceX100: z.number().int().min(101),
  stakeMinor: PswStake,
})
export type AheadRequest = z.infer<typeof AheadRequest>

/** Prices of bets on many rounds together are worked out where somebody looks at them. */
export const AheadQuery = z.object({ outright: z.enum(['yes', 'no']).default('no') })

/** What can be had of bets on many rounds together, and the own bets whose round has not come. */
export const AheadAnswer = z.object({
  /** Null where it was not asked for, or is not to be had now. */
  outright: z
    .object({
      /** The round that decides them. */
      number: z.number().int(),
      /** The round whose public seeds the prices follow from. */
      pricedAt: z.number().int(),
      prices: z.record(z.string(), z.number().int()),
    })
    .nullable(),
  bets: z.array(SharedBetView),
})
export type AheadAnswer = z.infer<typeof AheadAnswer>
