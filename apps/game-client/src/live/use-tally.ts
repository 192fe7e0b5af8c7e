import type { SharedTableView } from '@fairground/contract/studio'
import { useEffect, useState } from 'react'
import { useLiveState } from './live-context.ts'

type Told = SharedTableView['tally']

/** How often each result came. The newest result is not counted before the board has shown it. */
export function useTally(isMoving: boolean): Told {
  const told = useLiveState(({ table }) => table.tally)
  const [shown, setShown] = useState<Told>(told)
  useEffect(() => {
    if (!isMoving) setShown(told)
  }, [told, isMoving])
  return isMoving ? shown : told
}
