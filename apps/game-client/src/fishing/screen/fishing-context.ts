import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { FishingDesk } from '../play/fishing-desk.ts'
import type { FishingState } from '../play/fishing-state.ts'

const FishingContext = createContext<FishingDesk | undefined>(undefined)

export const FishingProvider = FishingContext.Provider

export const useFishing = (): FishingDesk => useDesk(FishingContext)

export const useFishingState = <Part>(select: (state: FishingState) => Part): Part =>
  useStore(useFishing().screen, select)
