import * as z from '../base/zod.ts'
import { strandedCallsMax, VendorStrandedCall } from './psw-corrections.ts'
import { PswCurrency, PswId, PswSum } from './psw-fields.ts'
import { VendorRecording } from './psw-recordings.ts'

const At = z.iso.datetime({ offset: true })
const Result = z.object({ vi: z.string().optional(), en: z.string() }).nullable()
const states = ['betting', 'locked', 'running', 'result', 'settled', 'void'] as const

/** A round of a table as its list shows it. What it came to is told from its end on. */
export const VendorTableRoundRow = z.object({
  sharedRoundId: PswId,
  number: z.number().int(),
  state: z.enum(states),
  openedAt: At,
  endedAt: At.nullable(),
  /** Bets for money that stand or have ended, and of how many players. */
  bets: z.number().int(),
  players: z.number().int(),
  result: Result,
  /** Of the last correction; 0: none. */
  corrected: z.number().int(),
  incidents: z.number().int(),
})
export type VendorTableRoundRow = z.infer<typeof VendorTableRoundRow>

/** `GET /tables/rounds?tableId=`: the rounds of a table, newest first, from `before` on. */
export const VendorTableRoundsQuery = z.object({ tableId: PswId, before: PswId.optional() })
export const VendorTableRounds = z.object({ rounds: z.array(VendorTableRoundRow).max(50), next: PswId.nullable() })
export type VendorTableRounds = z.infer<typeof VendorTableRounds>

export const roundEventKinds = [
  ...(['opened', 'closes', 'locked', 'started', 'read', 'refused', 'waiting', 'differs', 'withdrawn'] as const),
  ...(['act', 'incident', 'decided', 'ended', 'settled', 'void', 'corrected'] as const),
] as const

/** One thing that happened in a round. */
export const VendorRoundEvent = z.object({
  at: At,
  kind: z.enum(roundEventKinds),
  /** A person, a device, or the controller. */
  by: z.array(z.string()),
  /** What it is about: a step, an act, a kind of incident, why it was void. */
  what: z.string().optional(),
  /** What was told of the step, once it is confirmed. */
  told: z.string().optional(),
  /** Of a throw that did not count: why. */
  cause: z.string().optional(),
  /** Of incidents: what follows. */
  outcome: z.string().optional(),
  version: z.number().int().optional(),
})
export type VendorRoundEvent = z.infer<typeof VendorRoundEvent>

export const VendorCorrection = z.object({
  version: z.number().int(),
  at: At,
  toldBefore: z.array(z.string()),
  told: z.array(z.string()),
  resultBefore: Result,
  keepsOverpaid: z.boolean(),
  reason: z.string(),
  by: z.array(z.string()),
  /** Calls to the wallet: how many it has booked, still has to book, and will never book because people said no. */
  booked: z.number().int(),
  waiting: z.number().int(),
  givenUp: z.number().int(),
  /** Those that need a person, and the first of them. */
  failed: z.number().int(),
  failures: z.array(VendorStrandedCall).max(strandedCallsMax),
})

/** `GET /tables/rounds/:id`: a whole round, of everybody who bet in it. */
export const VendorTableRound = VendorTableRoundRow.extend({
  tableId: PswId,
  rulesId: PswId,
  rulesVersion: z.number().int(),
  source: z.enum(['seed', 'readings']),
  commit: z.string(),
  /** Of tables with seeds, from the end of the run on. */
  serverSeed: z.string().nullable(),
  dealer: z.string().nullable(),
  /** What was read and confirmed, in order. */
  told: z.array(z.string()),
  /** For money, by currency; `payout` is what the result says, `back` what the wallet gave back of stakes it had taken. */
  sums: z.array(
    z.object({
      currency: PswCurrency,
      bets: z.number().int(),
      players: z.number().int(),
      stake: PswSum,
      payout: PswSum,
      back: PswSum,
    }),
  ),
  events: z.array(VendorRoundEvent).max(500),
  corrections: z.array(VendorCorrection),
  /** A bet through which the game shows the round again. */
  replayId: PswId.nullable(),
  /** Of the picture, in order; several where it was lost in between. */
  recordings: z.array(VendorRecording).max(100).default([]),
})
export type VendorTableRound = z.infer<typeof VendorTableRound>
