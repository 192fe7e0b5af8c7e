import { createContext } from 'react'
import { useDesk } from '../../lib/desk-context.ts'
import { useStore } from '../../lib/store.ts'
import type { BingoPlay } from './bingo-play.ts'
import type { BingoState } from './bingo-state.ts'

const BingoContext = createContext<BingoPlay | undefined>(undefined)

export const BingoProvider = BingoContext.Provider

export const useBingo = (): BingoPlay => useDesk(BingoContext)

export const useBingoState = <Part>(select: (state: BingoState) => Part): Part => useStore(useBingo().screen, select)
