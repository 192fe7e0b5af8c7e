import type { JackpotTier, Share } from './jackpot.ts'

/** The money of one pool in minor units, and the fractions of them that have not become whole. */
export type Pool = {
  /** How often it has been won, and one. */
  readonly cycle: number
  /** The seed as it was paid in; with the increment it is what is shown and won. */
  readonly baseMinor: bigint
  readonly incrementMinor: bigint
  readonly reserveMinor: bigint
  /** What a bet brought beyond the hit point; it joins the pool with the next bet. */
  readonly overflowMinor: bigint
  /** Numerators over the shares' denominators; below zero while a bet has taken more than its own part. */
  readonly incrementCarry: bigint
  readonly reserveCarry: bigint
  /** Since the pool began: from stakes, from the house, and to players. */
  readonly contributedMinor: bigint
  readonly reservedMinor: bigint
  readonly houseMinor: bigint
  readonly paidMinor: bigint
  /** From pools that were closed; below zero in one that was closed itself. */
  readonly movedMinor: bigint
}

type Rates = Pick<JackpotTier, 'contribution' | 'reserve'>

/** What one stake brings in whole minor units. */
export type Contribution = { readonly incrementMinor: bigint; readonly reserveMinor: bigint }

/** A win: what is paid from where, and who pays the next seed. */
export type PoolHit = {
  readonly amountMinor: bigint
  readonly baseMinor: bigint
  readonly incrementMinor: bigint
  readonly overflowMinor: bigint
  readonly seedReserveMinor: bigint
  readonly seedHouseMinor: bigint
}

export const meterOf = ({ baseMinor, incrementMinor }: Pool): bigint => baseMinor + incrementMinor

/** A pool at its beginning: the house pays the first seed. */
export function openPool(tier: JackpotTier, unitMinor: bigint): Pool {
  const baseMinor = BigInt(tier.seed) * unitMinor
  return {
    ...{ cycle: 1, baseMinor, incrementMinor: 0n, reserveMinor: 0n, overflowMinor: 0n },
    ...{ incrementCarry: 0n, reserveCarry: 0n },
    ...{ contributedMinor: 0n, reservedMinor: 0n, houseMinor: baseMinor, paidMinor: 0n, movedMinor: 0n },
  }
}

/** Takes the whole minor units of a stake's shares and carries the rest, before anybody knows whether the bet stands. */
export function takeShares(pool: Pool, tier: Rates, stakeMinor: bigint): { pool: Pool; taken: Contribution } {
  const [incrementMinor, incrementCarry] = take(tier.contribution, stakeMinor, pool.incrementCarry)
  const [reserveMinor, reserveCarry] = take(tier.reserve, stakeMinor, pool.reserveCarry)
  return { pool: { ...pool, incrementCarry, reserveCarry }, taken: { incrementMinor, reserveMinor } }
}

function take([num, den]: Share, stakeMinor: bigint, carry: bigint): [wholeMinor: bigint, carry: bigint] {
  const due = stakeMinor * BigInt(num) + carry
  const wholeMinor = due > 0n ? due / BigInt(den) : 0n
  return [wholeMinor, due - wholeMinor * BigInt(den)]
}

/** The bet failed: restores the fractions. */
export function giveBack(
  pool: Pool,
  tier: Rates,
  { stakeMinor, taken }: { stakeMinor: bigint; taken: Contribution },
): Pool {
  const back = ([num, den]: Share, wholeMinor: bigint) => wholeMinor * BigInt(den) - stakeMinor * BigInt(num)
  return {
    ...pool,
    incrementCarry: pool.incrementCarry + back(tier.contribution, taken.incrementMinor),
    reserveCarry: pool.reserveCarry + back(tier.reserve, taken.reserveMinor),
  }
}

/** The bet stands: its shares are in the pool, with what the win before left over. */
export const addShares = (pool: Pool, { incrementMinor, reserveMinor }: Contribution): Pool => ({
  ...pool,
  incrementMinor: pool.incrementMinor + pool.overflowMinor + incrementMinor,
  overflowMinor: 0n,
  reserveMinor: pool.reserveMinor + reserveMinor,
  contributedMinor: pool.contributedMinor + incrementMinor,
  reservedMinor: pool.reservedMinor + reserveMinor,
})

interface HitRule {
  seedMinor: bigint
  /** The drawn point; a pool above it pays the point, and the rest waits for the next bet. */
  hitPointMinor?: bigint | undefined
  /** Whether the house pays what the reserve lacks of the seed. */
  isSeedSure: boolean
}

/** Pays the pool out and begins it anew, in one step. */
export function hitPool(pool: Pool, { seedMinor, hitPointMinor, isSeedSure }: HitRule): { pool: Pool; hit: PoolHit } {
  const meterMinor = meterOf(pool)
  const amountMinor = hitPointMinor !== undefined && hitPointMinor < meterMinor ? hitPointMinor : meterMinor
  if (amountMinor < pool.baseMinor) throw new Error('a pool pays at least what it began with')
  const overflowMinor = meterMinor - amountMinor
  const seedReserveMinor = seedMinor < pool.reserveMinor ? seedMinor : pool.reserveMinor
  const seedHouseMinor = isSeedSure ? seedMinor - seedReserveMinor : 0n
  const hit = {
    ...{ amountMinor, baseMinor: pool.baseMinor, incrementMinor: amountMinor - pool.baseMinor },
    ...{ overflowMinor, seedReserveMinor, seedHouseMinor },
  }
  return { hit, pool: reset(pool, hit) }
}

/** Money handed over by a closed pool: prize and reserve. */
type PoolMove = { readonly baseMinor: bigint; readonly incrementMinor: bigint; readonly reserveMinor: bigint }

/**
 * Empties a pool into another: the meter goes to the other's increment, so that its next winner is paid it, and the reserve
 * to its reserve. Fractions of minor units stay where they are.
 */
export function movePool(from: Pool, to: Pool): { from: Pool; to: Pool; moved: PoolMove } {
  const { baseMinor, reserveMinor } = from
  const incrementMinor = from.incrementMinor + from.overflowMinor
  const allMinor = baseMinor + incrementMinor + reserveMinor
  return {
    moved: { baseMinor, incrementMinor, reserveMinor },
    from: {
      ...from,
      ...{ baseMinor: 0n, incrementMinor: 0n, overflowMinor: 0n, reserveMinor: 0n },
      movedMinor: from.movedMinor - allMinor,
    },
    to: {
      ...to,
      incrementMinor: to.incrementMinor + baseMinor + incrementMinor,
      reserveMinor: to.reserveMinor + reserveMinor,
      movedMinor: to.movedMinor + allMinor,
    },
  }
}

const reset = (pool: Pool, hit: PoolHit): Pool => ({
  ...pool,
  cycle: pool.cycle + 1,
  baseMinor: hit.seedReserveMinor + hit.seedHouseMinor,
  incrementMinor: 0n,
  overflowMinor: hit.overflowMinor,
  reserveMinor: pool.reserveMinor - hit.seedReserveMinor,
  houseMinor: pool.houseMinor + hit.seedHouseMinor,
  paidMinor: pool.paidMinor + hit.amountMinor,
})
