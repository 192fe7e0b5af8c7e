/** Every way a vendor says no to its own frame; `vendorStatus` has the HTTP status of each. */
export const vendorStatus = {
  BAD_REQUEST: 400,
  SESSION_EXPIRED: 401,
  LAUNCH_LINK_USED: 401,
  NOT_FOUND: 404,
  ROUND_UNFINISHED: 409,
  STAKE_NOT_ALLOWED: 422,
  INSUFFICIENT_FUNDS: 422,
  /** Only a gift that was not played through is left: it cannot be given away. */
  BONUS_MONEY: 422,
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
export type VendorCode = keyof typeof vendorStatus

/** An expected refusal: a code, never an exception. The message is English, for logs and developers. */
export interface Refused<Code extends string = VendorCode> {
  ok: false
  code: Code
  message: string
}

/** A vendor with codes of its own names them: `Outcome<Value, VendorCode | 'ROOM_FULL'>`. */
export type Outcome<Value, Code extends string = VendorCode> = { ok: true; value: Value } | Refused<Code>

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Code extends string = VendorCode>(code: Code, message: string): Refused<Code> => ({
  ok: false,
  code,
  message,
})
