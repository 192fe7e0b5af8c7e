import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'
import { RoomSeatNumber, RoomView } from './rooms-view.ts'

/**
 * Card rooms: players against each other. A frame is opened for a game; the rooms of that game, in its mode and its
 * currency, are what it can look at. All that changes something is one of these calls, with the frame's bearer token, and
 * answers the room as this player now sees it. What others do comes over the socket.
 */
export const roomPaths = {
  /** GET: `RoomsAnswer`. */
  list: '/studio/rooms',
  /** POST `QuickSeatRequest`: a seat in the fullest room that has one for this player. */
  quick: '/studio/rooms/quick',
  /** GET `RoomHandsQuery`: `RoomHandsAnswer`, the hands that this player was dealt into. */
  hands: '/studio/rooms/hands',
  /** GET: `RoomHandAnswer`, one hand with its proof, as far as it may be opened to this player. */
  hand: '/studio/rooms/hands/:handId',
  /** GET: `RoomAnswer`, as its seat sees it or as a spectator does. */
  room: '/studio/rooms/:roomId',
  /** POST `SitRequest`. */
  sit: '/studio/rooms/:roomId/seat',
  /** POST `{}`: gets up; in the middle of a hand auto-pilot ends it first, and the seat is `leaving`. */
  leave: '/studio/rooms/:roomId/leave',
  /** POST `TopUpRequest`: counts from the next hand on. */
  topUp: '/studio/rooms/:roomId/top-up',
  /** POST `SitOutRequest`. */
  sitOut: '/studio/rooms/:roomId/sit-out',
  /** POST `WaitRequest`: the waiting list of a full room. */
  wait: '/studio/rooms/:roomId/wait',
  /** POST `HandReadyRequest`, once in a hand, in the phase `ready`. */
  ready: '/studio/rooms/:roomId/ready',
  /** POST `HandRevealRequest`, in the phase `reveal`. */
  reveal: '/studio/rooms/:roomId/reveal',
  /** POST `RoomActRequest`. */
  act: '/studio/rooms/:roomId/act',
  /** POST `EmojiRequest`. */
  emoji: '/studio/rooms/:roomId/emoji',
} as const

/**
 * The namespace of card rooms on the studio's live socket (`studioLivePath`), opened with `auth: { session }`.
 * The frame emits `clock` (answered with the server's epoch milliseconds) and `watch` (`RoomWatchRequest`, answered like a
 * call: `{ ok: true, value: RoomAnswer }` or a refusal). It hears
 * - `rooms`: `RoomsAnswer`, at once and then when the list changes, once a second at most;
 * - `room`: `RoomView` of the room that it watches, as this player sees it, after each change;
 * - `emoji`: `RoomEmoji` of that room.
 * A seat whose frames have all lost this line, or watch another room, is away: auto-pilot acts for it until it is back.
 */
export const roomsNamespace = '/rooms'

export const RoomWatchRequest = z.object({ roomId: z.string().max(64).nullable() })
export type RoomWatchRequest = z.infer<typeof RoomWatchRequest>

/** What is cut for the house. Of a pot, or of what a seat wins net; told before anybody sits down. */
export const RoomRake = z.strictObject({
  of: z.enum(['pot', 'net-win']),
  /** In hundredths of a percent. */
  shareBp: z.number().int(),
  /** At most so much of one pot; null: no cap. */
  capMinor: PswAmount.nullable(),
})
export type RoomRake = z.infer<typeof RoomRake>

/** What a room is, whoever sits in it. */
export const RoomFacts = z.strictObject({
  roomId: z.string(),
  gameId: z.string(),
  rulesId: z.string(),
  rulesVersion: z.number().int(),
  /** 1 is the lowest level of stakes of this game and currency. */
  level: z.number().int(),
  /** Chairs. */
  seats: z.number().int(),
  /** So many players begin a hand. */
  seatsMin: z.number().int(),
  currency: z.string(),
  /** The stake that everything is counted in: an ante, the value of a card, or a big blind. */
  unitMinor: PswStake,
  /** Further stakes of the game by name, such as the small blind; empty for most. */
  stakes: z.record(z.string(), PswStake),
  /** Regional options of the rules, by name. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  buyInMinorMin: PswStake,
  buyInMinorMax: PswStake,
  rake: RoomRake,
  /** Labelled players of the house keep it company: only where play money is played for. */
  hasBots: z.boolean(),
})
export type RoomFacts = z.infer<typeof RoomFacts>

/** A room in the list of its game. */
export const RoomListed = z.strictObject({
  ...RoomFacts.shape,
  state: z.enum(['open', 'paused', 'closed']),
  /** Who sits there. A player of the house is marked as one. */
  taken: z.array(z.strictObject({ seat: RoomSeatNumber, mark: z.string(), isBot: z.boolean(), chipsMinor: PswAmount })),
  /** Players that wait for a seat. */
  waiting: z.number().int(),
  /** What was at risk in a hand on average, over the last hundred at most; null before the first. */
  averagePotMinor: PswAmount.nullable(),
  /** Hands of the last hour. */
  handsPerHour: z.number().int(),
  /** This player's own seat. */
  yourSeat: RoomSeatNumber.nullable(),
})
export type RoomListed = z.infer<typeof RoomListed>

export const RoomsAnswer = z.strictObject({
  /** By level, then by players: most first. */
  rooms: z.array(RoomListed),
  /** Play for money is shut to this player until so many of his parts came in time in a row; null: it is not. */
  practiceHandsLeft: z.number().int().nullable(),
})
export type RoomsAnswer = z.infer<typeof RoomsAnswer>

export const RoomAnswer = z.strictObject({ room: RoomView })
export type RoomAnswer = z.infer<typeof RoomAnswer>

/** The same request id again answers the same seat: it is paid once. */
export const SitRequest = z.object({
  requestId: z.uuid(),
  /** Null: any free one. */
  seat: RoomSeatNumber.nullable(),
  buyInMinor: PswStake,
})
export type SitRequest = z.infer<typeof SitRequest>
/** Without a level: the highest whose least buy-in is a twentieth of the balance or less, else the lowest. */
export const QuickSeatRequest = z.object({
  requestId: z.uuid(),
  level: z.number().int().min(1).max(99).optional(),
  /** The least buy-in of the room, where none is said. */
  buyInMinor: PswStake.optional(),
})
export type QuickSeatRequest = z.infer<typeof QuickSeatRequest>
/** How a seat was taken. `balanceMinor` is what is left beside the chips. */
export const SitAnswer = z.strictObject({
  room: RoomView,
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
})
export type SitAnswer = z.infer<typeof SitAnswer>

export const TopUpRequest = z.object({ requestId: z.uuid(), amountMinor: PswStake })
export type TopUpRequest = z.infer<typeof TopUpRequest>
/** True: not dealt in from the next hand on. False: back again; also acknowledges that auto-pilot is off. */
export const SitOutRequest = z.object({ isOut: z.boolean() })
export type SitOutRequest = z.infer<typeof SitOutRequest>
/** False leaves the list. Whose turn comes is offered the seat in the view (`you.offer`), and takes it with `sit`. */
export const WaitRequest = z.object({ isWaiting: z.boolean() })
export type WaitRequest = z.infer<typeof WaitRequest>

const Hex64 = z.string().regex(/^[0-9a-f]{64}$/)

/** C_i = sha256hex(utf8(r_i)), where r_i are 64 lower-case hex characters that the frame keeps for itself. */
export const HandReadyRequest = z.object({ handId: z.string().max(64), commitment: Hex64 })
export type HandReadyRequest = z.infer<typeof HandReadyRequest>
/** r_i itself. */
export const HandRevealRequest = z.object({ handId: z.string().max(64), part: Hex64 })
export type HandRevealRequest = z.infer<typeof HandRevealRequest>

const actFieldsMax = 4
/**
 * An act of the game, as its rules know it: `{ type: 'play', cards: [..] }`, `{ type: 'pass' }`,
 * `{ type: 'raise', toMinor: '5000' }`. Amounts are texts, cards are numbers from 0 to 51.
 */
export const RoomAct = z
  .record(
    z.string().max(20),
    z.union([z.string().max(20), z.number().int(), z.array(z.number().int().min(0).max(51)).max(52)]),
  )
  .refine((act) => typeof act.type === 'string' && Object.keys(act).length <= actFieldsMax)
export type RoomAct = z.infer<typeof RoomAct>
/** `step` is the number of acts that the frame has seen of this hand (`hand.step`); another one is refused with STEP_PASSED. */
export const RoomActRequest = z.object({
  handId: z.string().max(64),
  step: z.number().int().min(0),
  act: RoomAct,
})
export type RoomActRequest = z.infer<typeof RoomActRequest>

/** There is no free text at these tables. */
export const roomEmojis = [
  'smile',
  'laugh',
  'wow',
  'think',
  'sad',
  'angry',
  'clap',
  'thumbs-up',
  'heart',
  'fire',
  'luck',
  'bye',
] as const
/** One seat sends one of them at most every so many milliseconds. */
export const emojiPauseMs = 3_000
export const EmojiRequest = z.object({ emoji: z.enum(roomEmojis) })
export type EmojiRequest = z.infer<typeof EmojiRequest>
export const RoomEmoji = z.strictObject({
  roomId: z.string(),
  seat: RoomSeatNumber,
  emoji: z.enum(roomEmojis),
})
export type RoomEmoji = z.infer<typeof RoomEmoji>
