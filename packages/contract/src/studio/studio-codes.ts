import * as z from '../base/zod.ts'
import { ActFault } from './rooms-view.ts'
import { SlipFault } from './studio-slips.ts'

export const studioStatus = {
  BAD_REQUEST: 400,
  SESSION_EXPIRED: 401,
  LAUNCH_LINK_USED: 401,
  NOT_FOUND: 404,
  ROUND_UNFINISHED: 409,
  /** The round is at another step than the action was meant for, or over: look at it again. */
  ROUND_MOVED_ON: 409,
  /** A wish came when its stage was shut, or another one was asked. */
  STAGE_SHUT: 409,
  /** A wish that added to the stake was paid for: it stands. */
  WISH_STANDS: 409,
  /** The betting of the shared round was over when the bet came in. */
  BETTING_CLOSED: 409,
  /** The shared round has sold all that it can. */
  ROOM_FULL: 409,
  /** A second slip may not take chips away: the first one stands. */
  SLIP_SHRINKS: 409,
  /** The player's slips of the round are used up, or another one stands under this number. */
  SLIP_SPENT: 409,
  /** The price is lower than the one that was asked for: nothing was taken. */
  PRICE_MOVED: 409,
  /** The table takes no more on these places in this round. */
  TABLE_FULL: 409,
  STAKE_NOT_ALLOWED: 422,
  /** Nobody sits down at this table, or not now. */
  SEATS_CLOSED: 422,
  /** Somebody else has the seat. */
  SEAT_TAKEN: 409,
  /** Others have bets behind the seat in the round under way: its player stays. */
  SEAT_FOLLOWED: 409,
  /** Nobody sits there any more, or nobody plays behind. */
  SEAT_GONE: 409,
  /** All bets of a player in a round stand behind one seat, or are his own. */
  BEHIND_MIXED: 409,
  /** The hand of the call is not the one on the table, or in another phase. */
  HAND_MOVED_ON: 409,
  /** Another act came first: look at the room again. */
  STEP_PASSED: 409,
  /** The rules do not allow the act: `actFault` says why. */
  ACT_REFUSED: 409,
  /** The player has a seat of the game already. */
  SEATED_ELSEWHERE: 409,
  /** Somebody who sits there shares a device, an address or an agent with the player: they never play each other for money. */
  NOT_TOGETHER: 422,
  /** Parts of the shuffle were held back: practice rooms only, for a while. */
  PRACTICE_ONLY: 422,
  /** Less than the least buy-in of the room, or more than the most. */
  BUY_IN_NOT_ALLOWED: 422,
  /** The room takes nobody now. */
  ROOM_CLOSED: 422,
  /** The table takes no tips, or not now. */
  TIPS_CLOSED: 422,
  /** Only a gift that was not played through is left: it cannot be given away. */
  BONUS_MONEY: 422,
  /** The rain was caught whole, cancelled or over. */
  RAIN_OVER: 422,
  /** Only who had a real bet at the table in the last minutes catches. */
  RAIN_NOT_YOURS: 422,
  /** The free bet was played, or is past its time. */
  FREE_BET_OVER: 422,
  /** The free rounds were played, cancelled, or not begun in time. */
  FREE_ROUNDS_OVER: 422,
  INSUFFICIENT_FUNDS: 422,
  GAME_DISABLED: 422,
  PLAYER_BLOCKED: 422,
  /** A break or an exclusion that the player chose himself. */
  PLAY_STOPPED: 422,
  /** Of losses or stakes, set by the player himself. */
  OWN_LIMIT: 422,
  /** Of time in games, set by the player himself. */
  OWN_TIME: 422,
  /** The player must first say that he knows for how long he has played, and what it came to. */
  REALITY_CHECK: 422,
  TOO_MANY_REQUESTS: 429,
  SYSTEM_ERROR: 500,
  /** The wallet did not answer: the bet was taken back or never placed, no money is at risk. */
  WALLET_UNREACHABLE: 503,
} as const
export type StudioCode = keyof typeof studioStatus
export const studioCodes = Object.keys(studioStatus) as [StudioCode, ...StudioCode[]]
export const StudioRefusal = z.object({
  code: z.enum(studioCodes),
  message: z.string(),
  /** Of slips: which rule, and what would fit. */
  fault: SlipFault.optional(),
  /** Of acts in card rooms. */
  actFault: ActFault.optional(),
})
export type StudioRefusal = z.infer<typeof StudioRefusal>
