import * as z from '../base/zod.ts'
import { PswId } from '../vendor/psw-fields.ts'
import { LotteryTicketView } from './lottery-frame.ts'

const Money = z.string()
const MinorByTier = z.record(z.string(), Money)
const Moment = z.iso.datetime({ offset: true })
/** What the pools of a draw came to for tickets of one mode and currency; shares and rests follow from the other facts. */
export const LotteryPoolEnd = z.strictObject({
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  /** The price of one ticket; prizes and winners are by it. */
  unitMinor: Money,
  prizeMinor: MinorByTier,
  salesMinor: Money,
  fixedMinor: Money,
  beforeMinor: MinorByTier,
  floorMinor: MinorByTier,
  winners: z.record(z.string(), z.string()),
  afterMinor: MinorByTier,
})
export type LotteryPoolEnd = z.infer<typeof LotteryPoolEnd>

/** What a draw can be checked by, as `checkDrawRecord` of the fairness package takes it; later parts come with the draw. */
export const LotteryRecord = z.strictObject({
  gameId: PswId,
  drawNo: z.string(),
  mode: z.enum(['drand', 'recorded', 'none']),
  /** What the beacon is counted from: the moment of the draw; the sale ended then, or before. */
  closeAtMs: z.number().int(),
  publishedAtMs: z.number().int(),
  chainBefore: z.string(),
  ticketRoot: z.string(),
  ticketCount: z.number().int(),
  stakesMinor: z.string(),
  round: z.number().int().optional(),
  lock: z.string().optional(),
  chain: z.string().optional(),
  signature: z.string().optional(),
  pools: z.array(LotteryPoolEnd).optional(),
})
export type LotteryRecord = z.infer<typeof LotteryRecord>
/** What is published of a draw that somebody else holds: the tickets that were sold, and where its result came from. */
export const LotteryResultRecord = z.strictObject({
  gameId: PswId,
  drawNo: z.string(),
  mode: z.literal('official'),
  resultOf: z.string(),
  drawsAtMs: z.number().int(),
  publishedAtMs: z.number().int(),
  ticketRoot: z.string(),
  ticketCount: z.number().int(),
  stakesMinor: z.string(),
  /** Every result that it was given. */
  versions: z.array(
    z.strictObject({
      version: z.number().int(),
      result: z.unknown(),
      /** Sources that agreed; none where people typed it. */
      sources: z.array(z.string()),
      people: z.number().int(),
      reason: z.string().nullable(),
      at: Moment,
      /** Taken back in its ten minutes. */
      withdrawnAt: Moment.nullable(),
    }),
  ),
})
export type LotteryResultRecord = z.infer<typeof LotteryResultRecord>
/** Where a line stands in the tree of its draw. */
export const LotteryPath = z.strictObject({
  leafId: z.string(),
  index: z.number().int(),
  size: z.number().int(),
  leafHash: z.string(),
  path: z.array(z.string()),
})
/** A ticket as its owner sees it: from the close on with its draw's record and the path of each line. */
export const LotteryTicketProof = z.strictObject({
  ticket: LotteryTicketView,
  record: LotteryRecord.nullable(),
  /** Of a draw that somebody else holds, in the place of the record. */
  resultRecord: LotteryResultRecord.optional(),
  paths: z.array(LotteryPath),
})
export type LotteryTicketProof = z.infer<typeof LotteryTicketProof>

export const ShowLotteryTicket = z.strictObject({ signature: z.string().regex(/^[0-9a-f]{128}$/) })

/** A ticket as its code shows it: nothing of its owner, and what a check needs beside it. */
export const ShownLotteryTicket = LotteryTicketProof.extend({
  rulesId: z.string(),
  /** Of the lottery, by language. */
  names: z.record(z.string(), z.string()),
  isTrial: z.boolean(),
  receiptKey: z.string(),
})
export type ShownLotteryTicket = z.infer<typeof ShownLotteryTicket>
