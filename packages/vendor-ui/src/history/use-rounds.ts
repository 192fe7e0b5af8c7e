import { useCallback, useEffect, useState } from 'react'
import { useRecords } from '../frame/frame-context.ts'
import type { RoundRecord } from './round-record.ts'

interface Rounds {
  rounds: readonly RoundRecord[]
  state: 'ready' | 'loading' | 'error'
  /** Where the next page begins; null at the end, undefined before the first page. */
  next: string | null | undefined
}

const empty: Rounds = { rounds: [], state: 'loading', next: undefined }

/** The player's rounds page by page, anew whenever the window is opened. */
export function useRounds(isOpen: boolean) {
  const records = useRecords()
  const [list, setList] = useState<Rounds>(empty)
  const load = useCallback(
    async (from: Rounds): Promise<void> => {
      setList({ ...from, state: 'loading' })
      const answer = await records.list(from.next ?? undefined)
      if (!answer.ok) return setList({ ...from, state: 'error' })
      const { rounds, next } = answer.value
      setList({ rounds: [...from.rounds, ...rounds], state: 'ready', next })
    },
    [records],
  )
  useEffect(() => {
    if (isOpen) void load(empty)
  }, [isOpen, load])
  return {
    rounds: list.rounds,
    state: list.state,
    hasMore: typeof list.next === 'string',
    loadMore: () => void load(list),
  }
}
