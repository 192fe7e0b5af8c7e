import * as z from '../base/zod.ts'
import { PswEscrow, PswSeatAfter } from './psw-escrow.ts'
import { PswAmount, PswCurrency, PswId, PswSum } from './psw-fields.ts'
import { GameListReading } from './psw-games-reading.ts'
import { PswPace } from './psw-pace.ts'

export { isKeepableJson } from '../base/zod.ts'
export * from './psw-cares.ts'
export * from './psw-chat.ts'
export * from './psw-corrections.ts'
export * from './psw-draws.ts'
export * from './psw-escrow.ts'
export { PswAmount, PswId, PswStake } from './psw-fields.ts'
export * from './psw-free-rounds.ts'
export * from './psw-games-reading.ts'
export * from './psw-matches.ts'
export * from './psw-media.ts'
export * from './psw-models.ts'
export * from './psw-pace.ts'
export * from './psw-pairs.ts'
export * from './psw-rains.ts'
export * from './psw-recordings.ts'
export { PswBatchedBet, type PswCall, type PswRequest, pswRequests } from './psw-requests.ts'
export * from './psw-returns.ts'
export {
  type PswSandboxCall,
  type PswSandboxChange,
  type PswSandboxRequest,
  pswSandboxRequests,
} from './psw-sandbox.ts'
export * from './psw-shifts.ts'
export * from './psw-table-feed.ts'
export * from './psw-table-rounds.ts'
export * from './psw-table-setups.ts'
export * from './psw-tables.ts'
export * from './psw-tips.ts'
export * from './psw-vendor.ts'

/** PSW/1, the signed seamless-wallet protocol between vendors and the portal. */
export const pswVersion = 'PSW1'
export const pswBasePath = '/psw/v1'
export const pswBodyBytesMax = 64 * 1024
/** Of a call with many bets, or of a hand with many seats. */
export const pswBetsBytesMax = 256 * 1024
export const pswClockSkewMsMax = 60_000
export const pswNonceLifeMs = 10 * 60_000

export const pswHeaders = {
  vendor: 'psw-vendor',
  keyId: 'psw-key-id',
  timestamp: 'psw-timestamp',
  nonce: 'psw-nonce',
  signature: 'psw-signature',
} as const

/** HTTP status of every PSW/1 code; 200 means: authenticated, parsed, read `code`. */
export const pswStatus = {
  OK: 200,
  ALREADY_ROLLED_BACK: 200,
  NOTHING_TO_ROLL_BACK: 200,
  TOMBSTONED: 200,
  ROUND_ALREADY_ENDED: 200,
  INSUFFICIENT_FUNDS: 200,
  BET_CANCELLED: 200,
  BET_ALREADY_SETTLED: 200,
  ROUND_CLOSED: 200,
  TRANSACTION_MISMATCH: 200,
  GROUP_NOT_ALLOWED: 200,
  LIMIT_STAKE: 200,
  LIMIT_LOSS: 200,
  LIMIT_WAGER: 200,
  LIMIT_SESSION_TIME: 200,
  REALITY_CHECK_PENDING: 200,
  BONUS_RESTRICTED: 200,
  GAME_DISABLED: 200,
  GEO_BLOCKED: 200,
  CURRENCY_MISMATCH: 200,
  SESSION_INVALID: 200,
  SESSION_EXPIRED: 200,
  LAUNCH_TOKEN_INVALID: 200,
  PLAYER_BLOCKED: 200,
  PLAYER_EXCLUDED: 200,
  BET_NOT_FOUND: 200,
  ADJUST_VERSION_GAP: 200,
  ADJUST_REFUSED: 200,
  BALANCE_LIMIT: 200,
  MAINTENANCE_BETS_ONLY: 200,
  HAND_NOT_BALANCED: 200,
  ESCROW_EXCEEDED: 200,
  ESCROW_CLOSED: 200,
  ESCROW_AMOUNT_MISMATCH: 200,
  HAND_GAP: 200,
  ESCROW_NOT_FOUND: 200,
  IN_PROGRESS: 409,
  TEMPORARY: 503,
  RATE_LIMITED: 429,
  BAD_REQUEST: 400,
  BODY_TOO_LARGE: 413,
  UNKNOWN_CALL: 404,
  BAD_SIGNATURE: 401,
  CLOCK_SKEW: 401,
  REPLAYED_REQUEST: 401,
  UNKNOWN_KEY: 401,
  VENDOR_DISABLED: 403,
  IP_NOT_ALLOWED: 403,
} as const
export type PswCode = keyof typeof pswStatus
export const pswCodes = Object.keys(pswStatus) as [PswCode, ...PswCode[]]

/** Same transaction id may be tried again. */
export const pswRetryable: readonly PswCode[] = [
  'BET_NOT_FOUND',
  'ADJUST_VERSION_GAP',
  'HAND_GAP',
  'ESCROW_NOT_FOUND',
  'IN_PROGRESS',
  'TEMPORARY',
  'RATE_LIMITED',
]

/** `HELD`: a jackpot that two people have to let go, or a correction that they decide about. */
export const transactionStates = ['APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED', 'HELD', 'UNKNOWN'] as const

/** `GET /psw/v1/capabilities`: the protocol features that this portal supports. */
export const PswCapabilities = z.object({
  /** Stakes from a bonus purse, given back to where they came from. */
  bonusMoney: z.boolean(),
  /** Large jackpots wait for two people. */
  jackpotHold: z.boolean(),
  /** Corrections out of bounds wait for two people. */
  adjustHold: z.boolean().default(false),
  transferWallets: z.boolean(),
  freeRounds: z.boolean(),
  callBudget: z.boolean(),
  /** What counts of a round's stakes may be told apart from them. */
  turnover: z.boolean().default(false),
  /** Many bets may come in one call. */
  batchBets: z.boolean().default(false),
  /** A bet may be a tip to whoever deals. */
  tips: z.boolean().default(false),
  /** Vendors with that right are told prize groups, and say at which of them a bet is made. */
  points: z.boolean().default(false),
  /** Money may stand at tables where players play each other. */
  escrow: z.boolean().default(false),
})
export type PswCapabilities = z.infer<typeof PswCapabilities>

/** A row of the feed of what the portal did, oldest first; a row comes once, some seconds after it was written. */
export const PortalTransaction = z.object({
  transactionId: PswId,
  call: z.string(),
  state: z.enum(transactionStates),
  code: z.enum(pswCodes),
  playerId: PswId,
  roundId: PswId.nullable(),
  /** Signed for an adjustment; null where no amount was told. */
  amount: z.string().nullable(),
  currency: PswCurrency.nullable(),
  originalTransactionId: PswId.nullable(),
  portalTransactionId: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
})
export type PortalTransaction = z.infer<typeof PortalTransaction>

/** A round that waits for its end. */
export const PortalOpenRound = z.object({
  roundId: PswId,
  playerId: PswId,
  gameId: PswId,
  currency: PswCurrency,
  bets: PswSum,
  wins: PswSum,
  rollbacks: PswSum,
  openedAt: z.iso.datetime({ offset: true }),
})
export type PortalOpenRound = z.infer<typeof PortalOpenRound>

/** What became of one bet of many. */
export const PswBetResult = z.object({
  transactionId: PswId,
  code: z.enum(pswCodes),
  retry: z.boolean(),
  replayed: z.boolean(),
  message: z.string().optional(),
  portalTransactionId: z.string().optional(),
  balance: PswSum.optional(),
  balanceVersion: z.number().int().optional(),
  currency: PswCurrency.optional(),
  turnoverAccepted: z.boolean().optional(),
  retryAfterMs: z.number().int().positive().optional(),
})
export type PswBetResult = z.infer<typeof PswBetResult>

export const PswAnswer = z.object({
  requestId: z.string(),
  code: z.enum(pswCodes),
  retry: z.boolean(),
  message: z.string(),
  serverTime: z.iso.datetime({ offset: true }),
  replayed: z.boolean().optional(),
  portalTransactionId: z.string().optional(),
  /** What the player can stake now. The version grows with every movement and stays while money is held: only a lower one is older news. */
  balance: PswSum.optional(),
  balanceVersion: z.number().int().optional(),
  currency: PswCurrency.optional(),
  playerId: PswId.optional(),
  sessionToken: z.string().optional(),
  sessionExpiresAt: z.iso.datetime({ offset: true }).optional(),
  country: z.string().optional(),
  language: z.string().optional(),
  mode: z.enum(['real', 'demo']).optional(),
  /** Of one bet, in answers to `authenticate` and `balance`: the newest counts. `payoutMax`: the most one round may pay. */
  betLimits: z.object({ min: PswAmount, max: PswAmount, payoutMax: PswAmount.optional() }).optional(),
  /** Of a real session, in answers to `authenticate`, `session/open` and `balance` to vendors with that right. */
  points: z.object({ group: z.number().int(), floor: z.number().int() }).optional(),
  /** In the same answers, where the rules of the site ask for a pace: the newest counts, and one without it asks nothing. */
  pace: PswPace.optional(),
  /** Of a real session of a card room, in the same answers but `balance`: two players who share one never sit together. */
  apart: z.array(PswId).max(20).optional(),
  state: z.enum(transactionStates).optional(),
  rejectedCode: z.enum(pswCodes).optional(),
  round: z.object({ bets: PswSum, wins: PswSum, rollbacks: PswSum, state: z.enum(['CLOSED', 'VOID']) }).optional(),
  /** Whether the turnover that the call named is the one of its round. */
  turnoverAccepted: z.boolean().optional(),
  /** Of `bets`, in their order: the code beside it only says that the call was read. */
  results: z.array(PswBetResult).optional(),
  refunded: PswSum.optional(),
  /** What was paid of a win that its grant covers in part. */
  paid: PswSum.optional(),
  /** What the player could not give back and owes now. */
  debt: PswSum.optional(),
  /** What the seat holds, after `escrow/open` and `escrow/top-up`. */
  escrowBalance: PswSum.optional(),
  /** Of `escrow/hand`, in the order of its seats. */
  seats: z.array(PswSeatAfter).optional(),
  /** Of `escrow/status`. */
  escrows: z.array(PswEscrow).optional(),
  remainingSeconds: z.number().int().optional(),
  /** Of `RATE_LIMITED`: when there is room for the call again. */
  retryAfterMs: z.number().int().positive().optional(),
  /** Absent where none is set for the player. `staked` and `isDue` come with the calls about it. */
  realityCheck: z
    .object({
      ...{ intervalS: z.number().int(), elapsedS: z.number().int(), net: z.string() },
      ...{ staked: PswSum.optional(), isDue: z.boolean().optional() },
    })
    .optional(),
  transactions: z.array(PortalTransaction).optional(),
  rounds: z.array(PortalOpenRound).optional(),
  /** Of `games/status`. */
  games: GameListReading.optional(),
  /** What a sandbox call made. */
  sandbox: z
    .object({
      launchToken: z.string().optional(),
      keyId: PswId.optional(),
      secret: z.string().optional(),
      isDone: z.boolean().optional(),
      transferState: z.enum(['pending', 'done', 'refused']).optional(),
    })
    .optional(),
  /** Of a feed: where the next page begins. */
  cursor: z.string().optional(),
  hasMore: z.boolean().optional(),
})
export type PswAnswer = z.infer<typeof PswAnswer>
