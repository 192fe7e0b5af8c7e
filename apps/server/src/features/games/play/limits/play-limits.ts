import type { PswCode } from '@fairground/contract/psw'

/** A limit and what is used up of it: minor units, or milliseconds. */
export interface Bound {
  /** Null: none. */
  max: bigint | null
  used: bigint
}

/** A player's limits and their use. */
export interface PlayLimits {
  excludedUntil: Date | null
  realityCheckMs: number | null
  realityConfirmedAt: Date | null
  /** Of the session, the day, the week and the month. */
  loss: readonly Bound[]
  time: readonly Bound[]
  /** Of one bet, the day, the week and the month. */
  stake: readonly Bound[]
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
  const { excludedUntil, loss, time } = limits
  const { amountMinor, sessionCreatedAt, isInRound, now } = stake
  if (excludedUntil && excludedUntil > now) return 'PLAYER_EXCLUDED'
  if (time.some(({ max, used }) => max !== null && used >= max)) return 'LIMIT_SESSION_TIME'
  const overdueMs = realityOverdueMs(limits, sessionCreatedAt, now)
  if (overdueMs !== undefined && overdueMs >= (isInRound ? roundMsMax : 0)) return 'REALITY_CHECK_PENDING'
  const isPassed = ({ max, used }: Bound) => max !== null && used + amountMinor > max
  if (loss.some(isPassed)) return 'LIMIT_LOSS'
  if (stake.isTip) return undefined
  const [one, ...sums] = limits.stake
  if (one && isPassed(one)) return 'LIMIT_STAKE'
  return sums.some(isPassed) ? 'LIMIT_WAGER' : undefined
}

/** The same limits when so much more is staked; one bet stands alone. */
export function withStaked(limits: PlayLimits, stakedMinor: bigint): PlayLimits {
  const add = ({ max, used }: Bound) => ({ max, used: used + stakedMinor })
  const [one, ...sums] = limits.stake
  return { ...limits, loss: limits.loss.map(add), stake: one ? [one, ...sums.map(add)] : [] }
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
