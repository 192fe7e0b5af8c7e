import { useStore } from '@fairground/vendor-ui'
import { createContext, use } from 'react'
import type { Desk, DeskState } from './desk.ts'

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDealerDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('the parts of a desk stand inside it')
  return desk
}

export const useDeskState = <Value>(pick: (state: DeskState) => Value): Value => useStore(useDealerDesk().screen, pick)
