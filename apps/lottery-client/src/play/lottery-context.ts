import type { Terms } from '@fairground/lottery-rules'
import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext, useMemo } from 'react'
import type { LotteryPlay, LotteryState } from './lottery-play.ts'

const LotteryContext = createContext<LotteryPlay | undefined>(undefined)

export const LotteryProvider = LotteryContext.Provider

export const useLottery = (): LotteryPlay => useDesk(LotteryContext)

/** A part of what the lottery says; the component renders again when it is another value. */
export const useLotteryState = <Part>(select: (state: LotteryState) => Part): Part =>
  useStore(useLottery().screen, select)

/** At which prices by rule the player bets: at the prize group that is chosen, where there is one. */
export function useTerms(): Terms {
  const group = useLotteryState((state) => state.group)
  return useMemo(() => (group === undefined ? {} : { group }), [group])
}
