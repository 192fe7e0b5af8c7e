import { createContext, use } from 'react'
import { useStore } from '../lib/store.ts'
import { betOf, stakeMinorOf } from './bet.ts'
import type { SoloPlay } from './solo-play.ts'
import type { SoloState } from './solo-state.ts'

const SoloContext = createContext<SoloPlay | undefined>(undefined)

export const SoloProvider = SoloContext.Provider

/** The game of this frame. Throws outside of a SoloProvider: that is a mistake in the screen. */
export function useSolo(): SoloPlay {
  const play = use(SoloContext)
  if (!play) throw new Error('this component needs a SoloProvider above it')
  return play
}

export const useSoloState = <Part>(select: (state: SoloState) => Part): Part => useStore(useSolo().screen, select)

/** Why the next bet cannot be placed as it is chosen. */
export type BetFault = 'incomplete' | 'stake-low' | 'stake-high' | 'pays-too-much'

/** The stake of the next bet, and what is wrong with it. The studio checks the same again. */
export function useNextBet(): { stakeMinor: bigint; fault: BetFault | undefined } {
  const { view, limits, rules } = useSolo()
  const fields = useSoloState((state) => state.fields)
  const chosenMinor = useSoloState((state) => state.stakeMinor)
  const choice = { fields, stakeMinor: chosenMinor }
  const stakeMinor = stakeMinorOf(view, choice)
  const { stakeMinorMin, stakeMinorMax, payoutMinorMax } = useStore(limits, (told) => told.limits)
  const bet = rules?.readBet(betOf(view, choice, { rules, payoutMinorMax }))
  if (!rules || !bet?.ok) return { stakeMinor, fault: 'incomplete' }
  if (stakeMinor < BigInt(stakeMinorMin)) return { stakeMinor, fault: 'stake-low' }
  if (stakeMinor > BigInt(stakeMinorMax)) return { stakeMinor, fault: 'stake-high' }
  const isTooMuch = rules.payoutMinorMax(bet.value) > BigInt(payoutMinorMax)
  return { stakeMinor, fault: isTooMuch ? 'pays-too-much' : undefined }
}
