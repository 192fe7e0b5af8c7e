import { createContext, use } from 'react'
import { useStore } from '../../lib/store.ts'
import type { CrashPlay } from './crash-play.ts'
import type { CrashState } from './crash-state.ts'

const CrashContext = createContext<CrashPlay | undefined>(undefined)

export const CrashProvider = CrashContext.Provider

/** The game of this frame. Throws outside of a CrashProvider: that is a mistake in the screen. */
export function useCrash(): CrashPlay {
  const play = use(CrashContext)
  if (!play) throw new Error('this component needs a CrashProvider above it')
  return play
}

export const useCrashState = <Part>(select: (state: CrashState) => Part): Part => useStore(useCrash().screen, select)
