import type { StudioRound } from '@fairground/contract/studio'
import { useCallback, useEffect, useState } from 'react'
import { useGame } from '../components/game-context.ts'

interface Rounds {
  rounds: readonly StudioRound[]
  state: 'ready' | 'loading' | 'error'
  /** Where the next page begins; null at the end, undefined before the first page. */
  next: string | null | undefined
}

const empty: Rounds = { rounds: [], state: 'loading', next: undefined }

/** The player's rounds page by page, anew whenever the window is opened. */
export function useRounds(isOpen: boolean) {
  const { studio } = useGame()
  const [list, setList] = useState<Rounds>(empty)
  const load = useCallback(
    async (from: Rounds): Promise<void> => {
      setList({ ...from, state: 'loading' })
      const answer = await studio.rounds(from.next ?? undefined)
      if (!answer.ok) return setList({ ...from, state: 'error' })
      const { rounds, next } = answer.value
      setList({ rounds: [...from.rounds, ...rounds], state: 'ready', next })
    },
    [studio],
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
