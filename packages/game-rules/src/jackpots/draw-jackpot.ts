import { createStream } from '@fairground/fairness'
import type { Jackpot, JackpotTier } from './jackpot.ts'
import { boundOf, oneInOf } from './jackpot-return.ts'

/** One draw for a level: it is hit when `draw` is below `below`; both as decimal text, because they are stored as JSON. */
export type JackpotDraw = {
  readonly tier: string
  readonly draw: string
  readonly below: string
  readonly isHit: boolean
}

const drawBits = 52n

interface DrawInput {
  stakeMinor: bigint
  /** Minor units of one unit of the currency. */
  unitMinor: bigint
  stream: { r52(): number }
}

/**
 * Draws every level of a progressive jackpot from the bet's own stream, one r52 each, after the result of the game.
 * The chance is stake / oneIn, cut down to whole 2^-52; nothing is drawn for the other kinds.
 */
export function drawJackpot({ kind, tiers }: Jackpot, { stakeMinor, unitMinor, stream }: DrawInput): JackpotDraw[] {
  if (kind !== 'progressive') return []
  return tiers.map((tier) => {
    const draw = BigInt(stream.r52())
    const below = (stakeMinor << drawBits) / (BigInt(oneInOf(tier)) * unitMinor)
    return { tier: tier.tier, draw: draw.toString(), below: below.toString(), isHit: draw < below }
  })
}

interface HitPointSeed {
  /** 64 hex characters, committed by their hash while the pool grows. */
  serverSeed: string
  poolId: string
  cycle: number
}

/** Where a pool is won, in whole units: uniform from the seed + 1 to the bound, from a stream of its own. */
export function drawHitPoint(tier: JackpotTier, { serverSeed, poolId, cycle }: HitPointSeed): number {
  const stream = createStream({ serverSeed, clientSeed: poolId, nonce: cycle })
  return tier.seed + 1 + stream.int(boundOf(tier) - tier.seed)
}
