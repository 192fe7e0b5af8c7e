import * as z from 'zod'

/** PSW/1, the signed seamless-wallet protocol between vendors and the portal. */
export const pswVersion = 'PSW1'
export const pswBasePath = '/psw/v1'
export const pswBodyBytesMax = 64 * 1024
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
  LIMIT_STAKE: 200,
  GAME_DISABLED: 200,
  CURRENCY_MISMATCH: 200,
  SESSION_INVALID: 200,
  SESSION_EXPIRED: 200,
  LAUNCH_TOKEN_INVALID: 200,
  PLAYER_BLOCKED: 200,
  BET_NOT_FOUND: 200,
  MAINTENANCE_BETS_ONLY: 200,
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
} as const
export type PswCode = keyof typeof pswStatus
export const pswCodes = Object.keys(pswStatus) as [PswCode, ...PswCode[]]

/** Same transaction id may be tried again. */
export const pswRetryable: readonly PswCode[] = ['BET_NOT_FOUND', 'IN_PROGRESS', 'TEMPORARY', 'RATE_LIMITED']

/** Integer minor units. */
export const PswAmount = z.string().regex(/^(0|[1-9][0-9]{0,17})$/)
export const PswStake = z.string().regex(/^[1-9][0-9]{0,17}$/)
export const PswId = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/)
export const PswCurrency = z.string().regex(/^[A-Z]{3,5}$/)
const RequestUuid = z.uuid()

const head = { requestId: RequestUuid }
const player = { ...head, playerId: PswId }
const betFields = {
  transactionId: PswId,
  gameId: PswId,
  roundId: PswId,
  amount: PswStake,
  currency: PswCurrency,
  placedAt: z.iso.datetime(),
}
const winFields = {
  transactionId: PswId,
  gameId: PswId,
  roundId: PswId,
  amount: PswAmount,
  currency: PswCurrency,
  betTransactionId: z.array(PswId).max(100).optional(),
  roundClosed: z.boolean().optional(),
}

export const pswRequests = {
  ping: z.object(head),
  authenticate: z.object({ ...head, launchToken: z.string().min(1).max(256), gameId: PswId }),
  balance: z.object({ ...player, sessionToken: z.string().min(1).max(256) }),
  bet: z.object({
    ...player,
    sessionToken: z.string().min(1).max(256),
    ...betFields,
    roundClosed: z.boolean().optional(),
  }),
  win: z.object({ ...player, ...winFields }),
  'bet-win': z.object({
    ...player,
    sessionToken: z.string().min(1).max(256),
    bet: z.object(betFields),
    win: z.object(winFields),
  }),
  rollback: z.object({
    ...player,
    transactionId: PswId,
    originalTransactionId: PswId,
    roundId: PswId,
    reason: z.string().max(200),
    amount: PswAmount.optional(),
  }),
  'round/end': z.object({ ...player, roundId: PswId, transactionId: PswId }),
  'transaction/status': z.object({ ...player, transactionId: PswId }),
} as const
export type PswCall = keyof typeof pswRequests
export type PswRequest<Call extends PswCall> = z.infer<(typeof pswRequests)[Call]>

export const transactionStates = ['APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED', 'UNKNOWN'] as const

export const PswAnswer = z.object({
  requestId: z.string(),
  code: z.enum(pswCodes),
  retry: z.boolean(),
  message: z.string(),
  serverTime: z.iso.datetime(),
  replayed: z.boolean().optional(),
  portalTransactionId: z.string().optional(),
  /** What the player can stake now. The version grows with every movement and stays while money is held: only a lower one is older news. */
  balance: PswAmount.optional(),
  balanceVersion: z.number().int().optional(),
  currency: PswCurrency.optional(),
  playerId: PswId.optional(),
  sessionToken: z.string().optional(),
  sessionExpiresAt: z.iso.datetime().optional(),
  country: z.string().optional(),
  language: z.string().optional(),
  mode: z.enum(['real', 'demo']).optional(),
  betLimits: z.object({ min: PswAmount, max: PswAmount }).optional(),
  state: z.enum(transactionStates).optional(),
  rejectedCode: z.enum(pswCodes).optional(),
  round: z.object({ bets: PswAmount, wins: PswAmount, rollbacks: PswAmount }).optional(),
  refunded: PswAmount.optional(),
})
export type PswAnswer = z.infer<typeof PswAnswer>

/** `GET /games` of a vendor, signed by the portal. */
export const VendorGame = z.object({
  gameId: PswId,
  names: z.record(z.string(), z.string()),
  category: z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'COCKFIGHT']),
  subCategory: z.enum(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']).optional(),
  /** Brand under which the game is shown. */
  provider: z.object({ code: PswId, name: z.string() }),
  rtpBp: z.number().int(),
  volatility: z.enum(['low', 'medium', 'high', 'veryHigh']),
  lines: z.number().int().optional(),
  stakes: z.record(z.string(), z.object({ min: PswAmount, max: PswAmount })),
  demo: z.boolean(),
  capabilities: z.object({ multiBet: z.boolean(), multiWin: z.boolean() }),
  certificate: z.object({ modelId: z.string(), version: z.number().int(), hash: z.string() }),
  /** Logical keys of the art manifest. */
  images: z.object({ tile: z.string(), large: z.string().optional() }),
  status: z.enum(['live', 'maintenance', 'retired']),
  isNew: z.boolean(),
})
export type VendorGame = z.infer<typeof VendorGame>
export const VendorGameList = z.object({ games: z.array(VendorGame), nextCursor: z.string().nullable() })
export type VendorGameList = z.infer<typeof VendorGameList>

/** `POST /launch` of a vendor, signed by the portal; the address it answers is single-use and short-lived. */
export const VendorLaunch = z.object({
  requestId: RequestUuid,
  playerId: PswId,
  gameId: PswId,
  launchToken: z.string(),
  currency: PswCurrency,
  language: z.string(),
  device: z.enum(['desktop', 'mobile']),
  lobbyUrl: z.string(),
  cashierUrl: z.string(),
  mode: z.enum(['real', 'demo']),
})
export type VendorLaunch = z.infer<typeof VendorLaunch>
export const VendorLaunchAnswer = z.object({ url: z.string() })

/** `POST /sessions/close`: the player left, was locked or logged out. */
export const VendorSessionClose = z.object({ requestId: RequestUuid, playerId: PswId })
export type VendorSessionClose = z.infer<typeof VendorSessionClose>

/** `GET /transactions?cursor=` of a vendor: every call with a known end, oldest first, in an order that never changes. */
export const VendorTransaction = z.object({
  transactionId: PswId,
  call: z.enum(['bet', 'win', 'rollback']),
  state: z.enum(['APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONED']),
  originalTransactionId: PswId.nullable(),
  playerId: PswId,
  gameId: PswId,
  roundId: PswId,
  amount: PswAmount,
  currency: PswCurrency,
  at: z.iso.datetime(),
})
export type VendorTransaction = z.infer<typeof VendorTransaction>
/** `nextCursor` is never null: ask again with it later for what came since. */
export const VendorTransactionList = z.object({
  transactions: z.array(VendorTransaction),
  nextCursor: z.string(),
  hasMore: z.boolean(),
})

/** `GET /rounds/:id` of a vendor; `GET /rounds/open` lists those whose money or show is not finished. */
export const VendorRound = z.object({
  roundId: PswId,
  playerId: PswId,
  gameId: PswId,
  modelId: z.string(),
  modelVersion: z.number().int(),
  mode: z.enum(['real', 'demo']),
  currency: PswCurrency,
  stake: PswAmount,
  total: PswAmount,
  state: z.enum(['betting', 'presenting', 'collected', 'void', 'refused']),
  startedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  fairness: z.object({
    commit: z.string(),
    clientSeed: z.string(),
    nonce: z.number().int(),
    serverSeed: z.string().nullable(),
  }),
  /** The stored result; empty until the bet is accepted. */
  events: z.array(z.record(z.string(), z.unknown())),
  calls: z.array(
    z.object({
      transactionId: PswId,
      call: z.enum(['bet', 'win', 'rollback']),
      state: z.enum(['pending', 'done', 'exception']),
      attempts: z.number().int(),
      lastCode: z.string().nullable(),
    }),
  ),
})
export type VendorRound = z.infer<typeof VendorRound>
export const VendorRoundList = z.object({ rounds: z.array(VendorRound), nextCursor: z.string().nullable() })
