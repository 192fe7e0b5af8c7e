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
  /** Stakes and payouts of the last 24 hours. */
  wageredMinor: bigint
  wonMinor: bigint
}

interface Stake {
  amountMinor: bigint
  sessionCreatedAt: Date
  now: Date
}

/** Undefined when the limits leave room for this stake. */
export function refuseByLimits(limits: PlayLimits, { amountMinor, sessionCreatedAt, now }: Stake): PswCode | undefined {
  const { excludedUntil, lossMinorMax, wagerMinorMax, sessionMsMax, wageredMinor, wonMinor } = limits
  if (excludedUntil && excludedUntil > now) return 'PLAYER_EXCLUDED'
  if (sessionMsMax !== null && now.getTime() - sessionCreatedAt.getTime() >= sessionMsMax) return 'LIMIT_SESSION_TIME'
  if (isRealityCheckDue(limits, sessionCreatedAt, now)) return 'REALITY_CHECK_PENDING'
  if (lossMinorMax !== null && wageredMinor + amountMinor - wonMinor > lossMinorMax) return 'LIMIT_LOSS'
  return wagerMinorMax !== null && wageredMinor + amountMinor > wagerMinorMax ? 'LIMIT_WAGER' : undefined
}

/** Since the session began or the player last said that he knows, whichever is later. */
function isRealityCheckDue({ realityCheckMs, realityConfirmedAt }: PlayLimits, startedAt: Date, now: Date): boolean {
  if (realityCheckMs === null) return false
  const sinceMs = Math.max(startedAt.getTime(), realityConfirmedAt?.getTime() ?? 0)
  return now.getTime() - sinceMs >= realityCheckMs
}
