import { type Fraction, fraction, minus, times } from '@fairground/game-rules/exact'
import { type Shares, shareOut } from './groups.ts'

/** What boards of fixed prices leave to the line, as a share of the stake. */
export const poolRates = { A: fraction(11, 1000), B: fraction(41, 1000) } as const

/** What an account keeps of what reaches it: it passes on the rest. The player at the end keeps what reaches him. */
export type PoolMember = { readonly id: string; readonly keeps: Fraction }

/** Keeps nothing, everything, or a share of what comes. */
export const keeping = { all: fraction(0), none: fraction(1) } as const

/** The shares of a line in the pool of a bet at fixed prices, from the top to the player; each is cut once. */
export function poolShares(line: readonly PoolMember[], poolRate: Fraction, stakeMinor: bigint): Shares {
  const pool = times(poolRate, fraction(stakeMinor))
  const exact: Fraction[] = []
  line.reduce((reaching, { keeps }, index) => {
    const kept = index === line.length - 1 ? reaching : times(reaching, keeps)
    exact.push(kept)
    return minus(reaching, kept)
  }, pool)
  return shareOut(pool, { house: fraction(0), line }, (index) => exact[index] ?? fraction(0))
}
