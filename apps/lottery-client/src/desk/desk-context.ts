import { findLottery } from '@fairground/lottery-rules'
import { useStore } from '@fairground/vendor-ui'
import { createContext, use } from 'react'
import type { Desk, DeskState } from './desk.ts'

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('the parts of a desk stand inside it')
  return desk
}

export const useDeskState = <Value>(pick: (state: DeskState) => Value): Value => useStore(useDesk().screen, pick)

/** The plays of the lottery that is looked at, by its rules. */
export function usePlays() {
  const gameId = useDeskState((state) => state.gameId)
  const rulesId = useDeskState(({ view }) => view.lotteries.find((one) => one.gameId === gameId)?.rulesId)
  return (rulesId === undefined ? undefined : findLottery(rulesId))?.plays ?? []
}
