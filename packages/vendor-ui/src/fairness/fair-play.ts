import { createContext, use } from 'react'
import type { Outcome } from '../connection/outcome.ts'

/** What the windows of fairness say of a vendor's play. */
export interface FairPlay {
  /** What locks the results. */
  text: string
  /** That a round was worked out again and is the same. */
  same: string
  /** Name of the part of the seed that is not the vendor's. */
  clientSeed: string
  /** Whether the player has a pair of seeds to look at and to change. */
  hasSeeds: boolean
  /** Reveals the server seed in use, and goes on with the next pair. */
  rotate(request: { clientSeed?: string }): Promise<Outcome<unknown>>
}

export const FairPlayContext = createContext<FairPlay | undefined>(undefined)

/** Throws outside of the fairness window. */
export function useFairPlay(): FairPlay {
  const fair = use(FairPlayContext)
  if (!fair) throw new Error('this component needs the fairness window around it')
  return fair
}
