import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { Hall } from './hall.ts'

const HallContext = createContext<Hall | undefined>(undefined)

export const HallProvider = HallContext.Provider

export const useHall = (): Hall => useDesk(HallContext)

export const useHallState = <Part>(select: (state: ReturnType<Hall['screen']['get']>) => Part): Part =>
  useStore(useHall().screen, select)
