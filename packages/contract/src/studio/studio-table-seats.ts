import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'

export const seatsMax = 7
/** After so many rounds without a bet a seat is warned, and after so many free again. */
export const idleRounds = { warned: 5, freed: 10 } as const

const SeatNumber = z.number().int().min(1).max(seatsMax)

/** One seat that somebody has. Names never leave the portal: a mark tells who sits there, at this table only. */
export const TableSeat = z.strictObject({
  seat: SeatNumber,
  mark: z.string(),
  /** Until then a bet must come, in epoch milliseconds of the server; null where one did, or no bets are taken. */
  leaseMs: z.number().int().nullable(),
  idleRounds: z.number().int(),
  /** What lies there in the round, by place, in the money of the player; empty before the first chip. */
  currency: z.string().nullable(),
  chips: z.array(z.strictObject({ spot: z.string(), stakeMinor: PswStake })),
  /** What others have behind it in the same money, and what they may have. */
  behindMinor: PswAmount,
  behindMinorMax: PswAmount,
})
export type TableSeat = z.infer<typeof TableSeat>

/** The seats of a table that are taken. */
export const TableSeats = z.strictObject({
  tableId: z.string(),
  sharedRoundId: z.string().nullable(),
  /** It has none any more: whoever sat is up. */
  isOff: z.boolean(),
  /** Whether others may play behind a seat now. */
  hasBehind: z.boolean(),
  seats: z.array(TableSeat).max(seatsMax),
})
export type TableSeats = z.infer<typeof TableSeats>

/** What a table says of its seats to one frame; absent at tables without any. */
export const SeatFacts = z.object({
  /** Whether others may play behind a seat. */
  hasBehind: z.boolean(),
  /** Of this player; null where he may not sit, as with play money. */
  mark: z.string().nullable(),
})
export type SeatFacts = z.infer<typeof SeatFacts>

/** Takes a seat, or goes to another; null gets up. */
export const SeatRequest = z.object({ seat: SeatNumber.nullable() })
export type SeatRequest = z.infer<typeof SeatRequest>
export const SeatAnswer = z.object({ seat: SeatNumber.nullable() })
export type SeatAnswer = z.infer<typeof SeatAnswer>
