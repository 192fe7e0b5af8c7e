import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { SportsPlay } from './sports-play.ts'
import type { SportsState } from './sports-state.ts'

const SportsContext = createContext<SportsPlay | undefined>(undefined)

export const SportsProvider = SportsContext.Provider

export const useSports = (): SportsPlay => useDesk(SportsContext)

/** A part of what the sportsbook says; the component renders again when it is another value. */
export const useSportsState = <Part>(select: (state: SportsState) => Part): Part => useStore(useSports().screen, select)
