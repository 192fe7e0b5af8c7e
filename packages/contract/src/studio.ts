import * as z from 'zod'
import { PswAmount, PswStake } from './psw.ts'

/** What the game frame and the house studio say to each other, on the studio's own origin. */
export const studioPaths = {
  open: '/studio/sessions',
  spin: '/studio/spins',
  collect: '/studio/rounds/:roundId/collect',
  rounds: '/studio/rounds',
  round: '/studio/rounds/:roundId',
  balance: '/studio/balance',
  seeds: '/studio/seeds',
  rotate: '/studio/seeds/rotate',
} as const

/** Address of a game's frame. The token is dead after its first use or 60 seconds, and the page drops it from the address at once. */
export const frameUrl = (origin: string, gameId: string, launchToken: string): string =>
  `${origin}/play/${gameId}?launchToken=${encodeURIComponent(launchToken)}`
/** The launch token in the frame's own `location.search`; empty when there is none. */
export const launchTokenOf = (search: string): string =>
  decodeURIComponent(/[?&]launchToken=([^&]*)/.exec(search)?.[1] ?? '')

export const studioStatus = {
  BAD_REQUEST: 400,
  SESSION_EXPIRED: 401,
  LAUNCH_LINK_USED: 401,
  NOT_FOUND: 404,
  ROUND_UNFINISHED: 409,
  STAKE_NOT_ALLOWED: 422,
  INSUFFICIENT_FUNDS: 422,
  GAME_DISABLED: 422,
  PLAYER_BLOCKED: 422,
  TOO_MANY_REQUESTS: 429,
  SYSTEM_ERROR: 500,
  /** The wallet did not answer: the bet was taken back or never placed, no money is at risk. */
  WALLET_UNREACHABLE: 503,
} as const
export type StudioCode = keyof typeof studioStatus
export const studioCodes = Object.keys(studioStatus) as [StudioCode, ...StudioCode[]]
export const StudioRefusal = z.object({ code: z.enum(studioCodes), message: z.string() })
export type StudioRefusal = z.infer<typeof StudioRefusal>

export const SeedState = z.object({
  /** SHA-256 of the server seed in use, shown before the first bet. */
  commit: z.string(),
  /** Commitment of the pair that follows after rotation. */
  nextCommit: z.string(),
  clientSeed: z.string(),
  /** Nonce of the next bet. */
  nonce: z.number().int(),
})
export type SeedState = z.infer<typeof SeedState>

/** One stored round. `events` is the list of the model's own typed events, in order; the client replays it. */
export const StudioRound = z.object({
  roundId: z.string(),
  gameId: z.string(),
  modelId: z.string(),
  modelVersion: z.number().int(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  stakeMinor: PswStake,
  totalMinor: PswAmount,
  state: z.enum(['presenting', 'collected', 'void']),
  events: z.array(z.record(z.string(), z.unknown())),
  startedAt: z.iso.datetime(),
  balanceAfterBetMinor: PswAmount,
  balanceAfterMinor: PswAmount,
  fairness: z.object({
    commit: z.string(),
    clientSeed: z.string(),
    nonce: z.number().int(),
    serverSeed: z.string().nullable(),
  }),
})
export type StudioRound = z.infer<typeof StudioRound>

export const OpenRequest = z.object({ launchToken: z.string().min(1).max(256), gameId: z.string().max(64) })
export type OpenRequest = z.infer<typeof OpenRequest>
export const OpenAnswer = z.object({
  /** Bearer token of this frame; kept in memory only. */
  session: z.string(),
  gameId: z.string(),
  names: z.record(z.string(), z.string()),
  provider: z.string(),
  theme: z.string(),
  modelId: z.string(),
  modelVersion: z.number().int(),
  rtpBp: z.number().int(),
  volatility: z.enum(['low', 'medium', 'high', 'veryHigh']),
  hitFrequencyBp: z.number().int(),
  maxWinX: z.number().int(),
  certifiedOn: z.string(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  currencySymbol: z.string(),
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
  /** Total bets that may be chosen, ascending, and the one to begin with. */
  stakesMinor: z.array(PswStake),
  stakeMinorDefault: PswStake,
  seeds: SeedState,
  /** A round whose show was cut short: it is shown to its end before a new bet. */
  unfinished: StudioRound.nullable(),
  language: z.string(),
  lobbyUrl: z.string(),
  cashierUrl: z.string(),
})
export type OpenAnswer = z.infer<typeof OpenAnswer>

export const SpinRequest = z.object({ requestId: z.uuid(), stakeMinor: PswStake })
export type SpinRequest = z.infer<typeof SpinRequest>
export const SpinAnswer = z.object({ round: StudioRound, balanceVersion: z.number().int(), seeds: SeedState })
export type SpinAnswer = z.infer<typeof SpinAnswer>

/** The show of a round has ended. Asking again is harmless. */
export const CollectAnswer = z.object({ round: StudioRound, balanceMinor: PswAmount, balanceVersion: z.number().int() })
export type CollectAnswer = z.infer<typeof CollectAnswer>

export const BalanceAnswer = z.object({
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
  currency: z.string(),
})
export type BalanceAnswer = z.infer<typeof BalanceAnswer>

export const RoundsQuery = z.object({
  before: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type RoundsQuery = z.infer<typeof RoundsQuery>
export const RoundsAnswer = z.object({ rounds: z.array(StudioRound), next: z.string().nullable() })
export type RoundsAnswer = z.infer<typeof RoundsAnswer>

export const RotateRequest = z.object({ clientSeed: z.string().min(1).max(64).optional() })
export type RotateRequest = z.infer<typeof RotateRequest>
export const RotateAnswer = z.object({
  seeds: SeedState,
  revealed: z.object({
    serverSeed: z.string(),
    commit: z.string(),
    clientSeed: z.string(),
    betsMade: z.number().int(),
  }),
})
export type RotateAnswer = z.infer<typeof RotateAnswer>

/** What the frame tells the page around it, by postMessage with the exact origin. */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fairground.ready') }),
  /** The money shown in the frame: sent when a show ends, never before. */
  z.object({ type: z.literal('fairground.balance'), balanceMinor: PswAmount, currency: z.string() }),
  z.object({ type: z.literal('fairground.round'), roundId: z.string(), stakeMinor: PswAmount, totalMinor: PswAmount }),
  z.object({ type: z.literal('fairground.busy'), isBusy: z.boolean() }),
  z.object({ type: z.literal('fairground.exit') }),
  z.object({ type: z.literal('fairground.cashier') }),
])
export type FrameMessage = z.infer<typeof FrameMessage>
