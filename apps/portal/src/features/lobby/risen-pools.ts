import type { JackpotPool } from '@fairground/contract'

/** Answers may overtake each other: within a cycle a pool only grows, and falls when it was won. */
export function risenPools(shown: readonly JackpotPool[], told: readonly JackpotPool[]): JackpotPool[] {
  return told.map((pool) => {
    const before = shown.find((one) => isSamePool(one, pool))
    return before && isNewer(before, pool) ? before : pool
  })
}

const isSamePool = (one: JackpotPool, other: JackpotPool): boolean =>
  one.jackpotId === other.jackpotId && one.tier === other.tier && one.currency === other.currency

const isNewer = (one: JackpotPool, other: JackpotPool): boolean =>
  one.cycle > other.cycle || (one.cycle === other.cycle && minorOf(one) > minorOf(other))

const minorOf = ({ amount }: JackpotPool): bigint => BigInt(amount.replace('.', ''))
