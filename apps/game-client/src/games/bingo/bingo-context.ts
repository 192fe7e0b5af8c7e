import { createContext, use } from 'react'
import { useStore } from '../../lib/store.ts'
import type { BingoPlay } from './bingo-play.ts'
import type { BingoState } from './bingo-state.ts'

const BingoContext = createContext<BingoPlay | undefined>(undefined)

export const BingoProvider = BingoContext.Provider

/** The game of this frame. Throws outside of a BingoProvider: that is a mistake in the screen. */
export function useBingo(): BingoPlay {
  const play = use(BingoContext)
  if (!play) throw new Error('this component needs a BingoProvider above it')
  return play
}

export const useBingoState = <Part>(select: (state: BingoState) => Part): Part => useStore(useBingo().screen, select)
