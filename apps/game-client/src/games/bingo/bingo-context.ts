import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { BingoPlay } from './bingo-play.ts'
import type { BingoState } from './bingo-state.ts'

const BingoContext = createContext<BingoPlay | undefined>(undefined)

export const BingoProvider = BingoContext.Provider

export const useBingo = (): BingoPlay => useDesk(BingoContext)

export const useBingoState = <Part>(select: (state: BingoState) => Part): Part => useStore(useBingo().screen, select)
