import type { StudioRound } from '@fairground/contract/studio'

/** What each spin of a round is played at. A bought feature cost many times as much; that was its price, not a stake. */
export function spinStakeMinor({ stakeMinor, events }: Pick<StudioRound, 'stakeMinor' | 'events'>): bigint {
  const [first] = events
  const boughtAt = first?.type === 'feature-bought' ? first.betMinor : undefined
  return BigInt(typeof boughtAt === 'string' ? boughtAt : stakeMinor)
}

/** The own stake that a resumed round goes on with; a round for nothing was staked by nobody. */
export const resumedStakeMinor = (round: StudioRound | null): bigint | undefined =>
  round && !round.isFree ? spinStakeMinor(round) : undefined
