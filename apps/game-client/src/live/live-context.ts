import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { LivePlay } from './live-play.ts'
import type { LiveState } from './live-state.ts'

const LiveContext = createContext<LivePlay | undefined>(undefined)

export const LiveProvider = LiveContext.Provider

export const useLive = (): LivePlay => useDesk(LiveContext)

export const useLiveState = <Part>(select: (state: LiveState) => Part): Part => useStore(useLive().screen, select)
