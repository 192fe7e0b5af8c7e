import type { Terms } from './contract.ts'

/** What a team did in a period; only bets that the contract counts. */
export interface TeamSums {
  /** Members of the team with a valid bet. */
  activeMembers: number
  validMinor: bigint
  /** Stakes less what came back; below zero where the team won. */
  lossMinor: bigint
  wonStakesMinor: bigint
  lostStakesMinor: bigint
}

export interface Income {
  /** What the rate is taken of. */
  baseMinor: bigint
  /** 0 where the terms were not reached. */
  amountMinor: bigint
  isReached: boolean
}

const scale = 10_000n

/** What the terms give for a period: exact, cut to the minor unit once at the end. */
export function incomeOf(terms: Terms, sums: TeamSums): Income {
  const baseMinor = baseOf(terms, sums)
  const isReached = isReachedBy(terms, sums)
  return { baseMinor, amountMinor: isReached ? shareOf(terms, sums, baseMinor) / scale : 0n, isReached }
}

function baseOf({ kind }: Terms, { lossMinor, validMinor, wonStakesMinor, lostStakesMinor }: TeamSums): bigint {
  if (kind === 'dividend') return lossMinor > 0n ? lossMinor : 0n
  return kind === 'realtime' ? wonStakesMinor + lostStakesMinor : validMinor
}

function isReachedBy(terms: Terms, { activeMembers, validMinor, lossMinor }: TeamSums): boolean {
  if (activeMembers < terms.activeMembers) return false
  if (terms.kind === 'realtime') return true
  return validMinor >= terms.validMinMinor && (terms.kind !== 'dividend' || lossMinor >= terms.lossMinMinor)
}

/** In minor units of a ten-thousandth. */
function shareOf(terms: Terms, { wonStakesMinor, lostStakesMinor }: TeamSums, baseMinor: bigint): bigint {
  if (terms.kind !== 'realtime') return BigInt(terms.rateBp) * baseMinor
  return BigInt(terms.profitRateBp) * wonStakesMinor + BigInt(terms.lossRateBp) * lostStakesMinor
}

export const noSums: TeamSums = {
  activeMembers: 0,
  validMinor: 0n,
  lossMinor: 0n,
  wonStakesMinor: 0n,
  lostStakesMinor: 0n,
}
