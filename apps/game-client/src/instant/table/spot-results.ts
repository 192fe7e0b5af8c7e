import type { TableSettledEvent } from '@fairground/game-rules/instant'
import type { InstantPhase, ShownRound } from '../instant-screen.ts'

export type SpotResult = 'won' | 'back' | 'lost'

/** How each bet of a round that has been shown ended; empty before that. */
export function spotResults(round: ShownRound | undefined, phase: InstantPhase): ReadonlyMap<string, SpotResult> {
  const last = phase === 'idle' && round?.isOver ? round.events.at(-1) : undefined
  if (last?.type !== 'settled') return new Map()
  const { bets } = last as unknown as TableSettledEvent
  return new Map(
    bets.map(({ spot, stakeMinor, payoutMinor }) => {
      const [stake, paid] = [BigInt(stakeMinor), BigInt(payoutMinor)]
      return [spot, paid > stake ? 'won' : paid > 0n ? 'back' : 'lost']
    }),
  )
}
