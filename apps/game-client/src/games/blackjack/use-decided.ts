import { useSyncExternalStore } from 'react'
import { useLive, useLiveState } from '../../live/live-context.ts'
import { type Decided, decidedBy } from './common-table.ts'

/** What this player has decided in the round at the table. */
export function useDecided(): Decided {
  const { stages } = useLive()
  const bets = useLiveState((state) => state.bets)
  const view = useSyncExternalStore(stages?.screen.subscribe ?? noNews, () => stages?.screen.get().view)
  return decidedBy(bets, view)
}

const noNews = () => () => {}
