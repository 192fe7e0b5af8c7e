import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import { betOf, stakeMinorOf } from './bet.ts'
import type { InstantPlay } from './instant-play.ts'
import type { InstantState } from './instant-state.ts'

const InstantContext = createContext<InstantPlay | undefined>(undefined)

export const InstantProvider = InstantContext.Provider

export const useInstant = (): InstantPlay => useDesk(InstantContext)

export const useInstantState = <Part>(select: (state: InstantState) => Part): Part =>
  useStore(useInstant().screen, select)

/** Why the next bet cannot be placed as it is chosen. */
export type BetFault = 'incomplete' | 'stake-low' | 'stake-high' | 'pays-too-much'

/** The stake of the next bet, and what is wrong with it. The studio checks the same again. */
export function useNextBet(): { stakeMinor: bigint; fault: BetFault | undefined } {
  const { view, limits, rules } = useInstant()
  const fields = useInstantState((state) => state.fields)
  const chosenMinor = useInstantState((state) => state.stakeMinor)
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
