import { useStore } from '@fairground/vendor-ui'
import { createContext, use } from 'react'
import { useLeagueName } from '../lib/names.ts'
import type { Desk, DeskState } from './desk.ts'

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('the parts of a desk stand inside it')
  return desk
}

export const useDeskState = <Value>(pick: (state: DeskState) => Value): Value => useStore(useDesk().screen, pick)

export const useMayDecide = (): boolean => useDeskState(({ view }) => view.me.rights.includes('supervise'))

/** Leagues by their ids as they are called. */
export function useNameOfLeague(): (leagueId: string) => string {
  const leagues = useDeskState(({ view }) => view.leagues)
  const nameOf = useLeagueName()
  return (leagueId) => nameOf(leagues.find((league) => league.leagueId === leagueId)) || leagueId
}
