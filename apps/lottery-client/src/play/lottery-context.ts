import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { LotteryPlay, LotteryState } from './lottery-play.ts'

const LotteryContext = createContext<LotteryPlay | undefined>(undefined)

export const LotteryProvider = LotteryContext.Provider

export const useLottery = (): LotteryPlay => useDesk(LotteryContext)

/** A part of what the lottery says; the component renders again when it is another value. */
export const useLotteryState = <Part>(select: (state: LotteryState) => Part): Part =>
  useStore(useLottery().screen, select)
