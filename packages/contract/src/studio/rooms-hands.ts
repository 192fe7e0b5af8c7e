import * as z from '../base/zod.ts'
import { PswAmount, PswChange } from '../vendor/psw-fields.ts'
import { CardOpening, HandAct, HandParts, HandResult, RoomSeatNumber } from './rooms-view.ts'

/** A hand in the history of a player. */
export const RoomHandListed = z.strictObject({
  handId: z.string(),
  roomId: z.string(),
  gameId: z.string(),
  rulesId: z.string(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  /** Of the room, from 1; null where the hand was void. */
  number: z.number().int().nullable(),
  startedAt: z.iso.datetime({ offset: true }),
  endedAt: z.iso.datetime({ offset: true }),
  players: z.number().int(),
  yourSeat: RoomSeatNumber,
  contributionMinor: PswAmount,
  returnedMinor: PswAmount,
  feeMinor: PswAmount,
  netMinor: z.union([PswChange, z.literal('0')]),
  booked: HandResult.shape.booked,
})
export type RoomHandListed = z.infer<typeof RoomHandListed>

export const RoomHandsQuery = z.object({
  /** A hand id of the page before. */
  before: z.string().max(64).optional(),
  roomId: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type RoomHandsQuery = z.infer<typeof RoomHandsQuery>
export const RoomHandsAnswer = z.strictObject({ hands: z.array(RoomHandListed), next: z.string().nullable() })
export type RoomHandsAnswer = z.infer<typeof RoomHandsAnswer>

/**
 * All that a hand can be checked with:
 * seed = sha256hex("fg-hand/1" ‖ handId ‖ S ‖ C_1…C_k ‖ r_1…r_k), deck = FS1(seed, handId, 0).deal(52, 52),
 * c_p = sha256hex("fg-deal/1" ‖ handId ‖ p ‖ card ‖ salt_p), salt_p = HMAC-SHA256(seed, "salt:" ‖ p).
 */
export const HandProof = z.strictObject({
  parts: HandParts,
  /** c_p of all 52 places. */
  cards: z.array(z.string()),
  /** Cards that are opened to whoever asks: own ones, and what lay open or was shown. */
  openings: z.array(CardOpening),
  /** S, once the seed is opened; null before. */
  serverPart: z.string().nullable(),
  /** When the seed is opened; null: it is, or never will be (a hand that was not dealt). */
  opensAt: z.iso.datetime({ offset: true }).nullable(),
})
export type HandProof = z.infer<typeof HandProof>

/** One hand from the deal to the result, as this player may see it. */
export const RoomHandRecord = z.strictObject({
  ...RoomHandListed.shape,
  rulesVersion: z.number().int(),
  /** Chairs in the order in which the rules count seats. */
  seats: z.array(z.strictObject({ seat: RoomSeatNumber, mark: z.string(), isBot: z.boolean(), chipsMinor: PswAmount })),
  unitMinor: PswAmount,
  acts: z.array(HandAct),
  /** The table at the end, as `RoomHand.table`. */
  table: z.json(),
  result: HandResult,
  proof: HandProof,
})
export type RoomHandRecord = z.infer<typeof RoomHandRecord>
export const RoomHandAnswer = z.strictObject({ hand: RoomHandRecord })
export type RoomHandAnswer = z.infer<typeof RoomHandAnswer>
