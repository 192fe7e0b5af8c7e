import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { CrashPlay } from './crash-play.ts'
import type { CrashState } from './crash-state.ts'

const CrashContext = createContext<CrashPlay | undefined>(undefined)

export const CrashProvider = CrashContext.Provider

export const useCrash = (): CrashPlay => useDesk(CrashContext)

export const useCrashState = <Part>(select: (state: CrashState) => Part): Part => useStore(useCrash().screen, select)
