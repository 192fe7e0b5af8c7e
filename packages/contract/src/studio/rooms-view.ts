import * as z from '../base/zod.ts'
import { PswAmount, PswChange } from '../vendor/psw-fields.ts'

export const roomSeatsMax = 9
/** Chairs of a room are counted from 1. */
export const RoomSeatNumber = z.number().int().min(1).max(roomSeatsMax)

/**
 * Why the rules refuse an act. `NOT_HELD`: a card that the seat does not have. `NO_COMBINATION`: the cards make nothing that
 * is played. `TOO_LOW`: it does not beat what lies there. `MUST_INCLUDE`: the first play must have the card that the view
 * names. `MUST_PLAY`: who leads may not pass. `AMOUNT`: outside of what may be raised to. `NOT_NOW`: no such act now.
 */
export const actFaults = [
  'HAND_OVER',
  'NOT_YOUR_TURN',
  'TOO_LATE',
  'NOT_HELD',
  'NO_COMBINATION',
  'TOO_LOW',
  'MUST_INCLUDE',
  'MUST_PLAY',
  'AMOUNT',
  'NOT_NOW',
] as const
export const ActFault = z.enum(actFaults)
export type ActFault = z.infer<typeof ActFault>

/** A card that was opened to whoever is told: it fits the commitment of its place (`hand.cards`). */
export const CardOpening = z.strictObject({
  /** In the deck, from 0. */
  place: z.number().int().min(0).max(51),
  card: z.number().int().min(0).max(51),
  salt: z.string(),
})
export type CardOpening = z.infer<typeof CardOpening>

/** A chair that somebody has. Names never leave the portal: a mark tells who sits there, in this room only. */
export const RoomSeat = z.strictObject({
  seat: RoomSeatNumber,
  mark: z.string(),
  /** A labelled player of the house: it is told what any seat is told, and no more. */
  isBot: z.boolean(),
  /**
   * `joining`: the buy-in is not booked yet. `seated`: dealt into the next hand. `out`: sits out. `leaving`: gets up after
   * the hand. `closing`: gone, the chips are on their way back; nobody else sits here until they are booked.
   */
  state: z.enum(['joining', 'seated', 'out', 'leaving', 'closing']),
  /** Behind the hand that is played: what was booked after the last one. */
  chipsMinor: PswAmount,
  /** Asked for, and not in the chips yet. */
  topUpMinor: PswAmount,
  /** The line is lost: auto-pilot acts in its turn. */
  isAway: z.boolean(),
  /** Time bank of the session. */
  bankMs: z.number().int(),
  handsPlayed: z.number().int(),
})
export type RoomSeat = z.infer<typeof RoomSeat>

/** What the hand brought one seat. Over all seats contribution = returned + fee. */
export const HandShare = z.strictObject({
  seat: RoomSeatNumber,
  /** What was really at risk: uncalled bets are left out; without a pot what the seat paid. */
  contributionMinor: PswAmount,
  returnedMinor: PswAmount,
  feeMinor: PswAmount,
  /** returned − contribution; "0" where nothing moved. */
  netMinor: z.union([PswChange, z.literal('0')]),
  /** Chips after the hand. */
  chipsMinor: PswAmount,
})
export type HandShare = z.infer<typeof HandShare>

/** How a hand ended. Further figures of the game (pots, what was shown) stand in the table's view of its rules. */
export const HandResult = z.strictObject({
  shares: z.array(HandShare),
  /** All that the house takes of the hand. */
  rakeMinor: PswAmount,
  /** Of games without a pot: who owes whom how many units, before a seat's chips limit it; empty otherwise. */
  payments: z.array(
    z.strictObject({ from: RoomSeatNumber, to: RoomSeatNumber, units: z.number().int(), amountMinor: PswAmount }),
  ),
  /** `owed`: the wallet has not booked it yet. `void`: nothing moved, chips are as before the hand. */
  booked: z.enum(['owed', 'booked', 'void']),
})
export type HandResult = z.infer<typeof HandResult>

/** An act that was done. */
export const HandAct = z.strictObject({
  /** In the hand, from 1. */
  number: z.number().int(),
  seat: RoomSeatNumber,
  /** As the rules write it; amounts are texts. Never a card that was not shown by it. */
  act: z.json(),
  /** Auto-pilot did it. */
  isIdle: z.boolean(),
  atMs: z.number().int(),
})
export type HandAct = z.infer<typeof HandAct>

/** What everybody's part of the shuffle is, in the order of `hand.seats`. */
export const HandParts = z.strictObject({
  /** sha256hex of the server's part S, told before anybody commits. */
  serverCommit: z.string(),
  /** C_i; null: not yet. */
  commitments: z.array(z.string().nullable()),
  /** r_i; null: not yet, or not in time — then C_i stands in its place. */
  reveals: z.array(z.string().nullable()),
})
export type HandParts = z.infer<typeof HandParts>

/** The hand on the table. */
export const RoomHand = z.strictObject({
  handId: z.string(),
  /** In the room, from 1 without a gap, as far as hands were reported; void ones have none. */
  number: z.number().int(),
  /**
   * `ready`: each seat sends C_i. `reveal`: each seat sends r_i. `play`: dealt. `ended`: the result is shown.
   * A seat that is not ready in time is left out of the hand.
   */
  phase: z.enum(['ready', 'reveal', 'play', 'ended']),
  /** End of the phase, in epoch milliseconds of the server; in `ended` when the next hand can begin. Null in `play`. */
  untilMs: z.number().int().nullable(),
  /** Chairs that are in the hand. The rules count seats from 0 in this order: so do `table` and acts. */
  seats: z.array(RoomSeatNumber),
  parts: HandParts,
  /** c_p of all 52 places, from the deal on; empty before. */
  cards: z.array(z.string()),
  /** What is opened to this viewer so far. */
  openings: z.array(CardOpening),
  /** Number of acts that were done. */
  step: z.number().int(),
  /** The last acts, oldest first. */
  acts: z.array(HandAct),
  /** Who has to act; null while nobody has to, or several may at once: then only `deadlineMs` counts. */
  turn: z
    .strictObject({
      seat: RoomSeatNumber,
      /** When the turn began. */
      fromMs: z.number().int(),
      /** Until then it is the usual time, … */
      untilMs: z.number().int(),
      /** … and until then the time bank. */
      bankUntilMs: z.number().int(),
    })
    .nullable(),
  /** Types of acts that this viewer may do now: empty for spectators and while it is not his turn. */
  mayAct: z.array(z.string()),
  /** Until when somebody must act, with the bank; null when nobody has to. */
  deadlineMs: z.number().int().nullable(),
  /**
   * The table as the rules show it to this viewer (`viewOf`), amounts as texts. Null before the deal. Which fields it has
   * depends on `rulesId`: the types are those of the room rules (such as their `TienLenView`).
   */
  table: z.json(),
  /** Null before the end. */
  result: HandResult.nullable(),
})
export type RoomHand = z.infer<typeof RoomHand>

/** What the viewer himself has in the room. */
export const RoomYou = z.strictObject({
  /** Null: a spectator. */
  seat: RoomSeatNumber.nullable(),
  /** Place on the waiting list, from 1. */
  waiting: z.number().int().nullable(),
  /** A seat is kept for him until then. */
  offer: z.strictObject({ seat: RoomSeatNumber, untilMs: z.number().int() }).nullable(),
  /** Why he may not play on after this hand. */
  lastHandFor: z.string().nullable(),
  /** The reality check of his portal must be answered before he is dealt in again. */
  isCheckDue: z.boolean(),
})
export type RoomYou = z.infer<typeof RoomYou>

/**
 * A room as one seat, or a spectator, sees it. Strict: a field that is not written here is not sent, and no card that this
 * viewer may not know is anywhere in it.
 */
export const RoomView = z.strictObject({
  roomId: z.string(),
  /** Rises with each change: a lower one came late. */
  version: z.number().int(),
  /** Of the server, in epoch milliseconds, when this was written. */
  serverMs: z.number().int(),
  state: z.enum(['open', 'paused', 'closed']),
  /** `wallet`: three hands wait to be booked. `staff`: stopped by hand. */
  pausedFor: z.enum(['wallet', 'staff']).nullable(),
  seats: z.array(RoomSeat).max(roomSeatsMax),
  waiting: z.number().int(),
  you: RoomYou,
  /** Null while the room waits for players. */
  hand: RoomHand.nullable(),
})
export type RoomView = z.infer<typeof RoomView>
