import { findLottery } from '@fairground/lottery-rules'
import { useStore } from '@fairground/vendor-ui'
import { createContext, use } from 'react'
import { useBetNames } from '../lib/names.ts'
import type { Desk, DeskState } from './desk.ts'

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('the parts of a desk stand inside it')
  return desk
}

export const useDeskState = <Value>(pick: (state: DeskState) => Value): Value => useStore(useDesk().screen, pick)

function useRulesId(): string | undefined {
  const gameId = useDeskState((state) => state.gameId)
  return useDeskState(({ view }) => view.lotteries.find((one) => one.gameId === gameId)?.rulesId)
}

/** The plays of the lottery that is looked at, by its rules. */
export function usePlays() {
  const rulesId = useRulesId()
  return (rulesId === undefined ? undefined : findLottery(rulesId))?.plays ?? []
}

/** Their names. */
export const useDeskNames = () => useBetNames(useRulesId())
