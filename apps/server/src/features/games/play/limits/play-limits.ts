import type { PswCode } from '@fairground/contract/psw'

/** A player's limits and their use. */
export interface PlayLimits {
  excludedUntil: Date | null
  /** Within any 24 hours. */
  lossMinorMax: bigint | null
  wagerMinorMax: bigint | null
  sessionMsMax: number | null
  realityCheckMs: number | null
  realityConfirmedAt: Date | null
  /** Stakes of the last 24 hours, and payouts less what was given in tips. */
  wageredMinor: bigint
  wonMinor: bigint
}

interface Stake {
  amountMinor: bigint
  sessionCreatedAt: Date
  /** A raise: it adds to a round that began before. */
  isInRound: boolean
  now: Date
  /** It is spent, and no turnover. */
  isTip?: boolean
}

/** A reality check waits so long for the end of a round: no longer, so that no round can put it off for ever. */
const roundMsMax = 10 * 60_000

/** Undefined when the limits leave room for this stake. */
export function refuseByLimits(limits: PlayLimits, stake: Stake): PswCode | undefined {
  const { excludedUntil, lossMinorMax, wagerMinorMax, sessionMsMax, wageredMinor, wonMinor } = limits
  const { amountMinor, sessionCreatedAt, isInRound, now } = stake
  if (excludedUntil && excludedUntil > now) return 'PLAYER_EXCLUDED'
  if (sessionMsMax !== null && now.getTime() - sessionCreatedAt.getTime() >= sessionMsMax) return 'LIMIT_SESSION_TIME'
  const overdueMs = realityOverdueMs(limits, sessionCreatedAt, now)
  if (overdueMs !== undefined && overdueMs >= (isInRound ? roundMsMax : 0)) return 'REALITY_CHECK_PENDING'
  if (lossMinorMax !== null && wageredMinor + amountMinor - wonMinor > lossMinorMax) return 'LIMIT_LOSS'
  if (stake.isTip) return undefined
  return wagerMinorMax !== null && wageredMinor + amountMinor > wagerMinorMax ? 'LIMIT_WAGER' : undefined
}

/**
 * For how long the reality check has been due, below zero before it is: since the session began or the player last said
 * that he knows, whichever is later. Undefined without one.
 */
export function realityOverdueMs(
  { realityCheckMs, realityConfirmedAt }: Pick<PlayLimits, 'realityCheckMs' | 'realityConfirmedAt'>,
  startedAt: Date,
  now: Date,
): number | undefined {
  if (realityCheckMs === null) return undefined
  const sinceMs = Math.max(startedAt.getTime(), realityConfirmedAt?.getTime() ?? 0)
  return now.getTime() - sinceMs - realityCheckMs
}
