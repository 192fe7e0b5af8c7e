/** An exact share as written down: numerator and denominator. */
export type Share = readonly [num: number, den: number]

/**
 * How a pool is won. `progressive`: by a draw of every bet, with a chance in proportion to the stake. `must-hit-by`: by
 * the bet that lifts the pool over a point drawn in advance. `mystery`: the same, and by the next bet after a deadline.
 */
export type JackpotKind = 'progressive' | 'must-hit-by' | 'mystery'

export type JackpotTier = {
  readonly tier: string
  /** What the pool begins with, in whole units of the currency. */
  readonly seed: number
  /** Of every stake into the pool that is shown. */
  readonly contribution: Share
  /** Of every stake into the reserve, which pays the next seed. */
  readonly reserve: Share
  /** Progressive odds per unit staked: once in this many. */
  readonly oneIn?: number
  /** The others: the pool is won before it exceeds this many units. */
  readonly mustHitBy?: number
}

/** The published terms of a jackpot, part of every model that plays for it. */
export type Jackpot = {
  readonly id: string
  readonly kind: JackpotKind
  /** The greatest stake of its games, in units, so that a large pool cannot be farmed. */
  readonly stakeMax: number
  /** Mystery: hours after its start at which the next bet wins the pool. */
  readonly deadlineHours?: number
  /** In the order they are drawn. */
  readonly tiers: readonly JackpotTier[]
}
