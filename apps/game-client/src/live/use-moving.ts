import { useEffect, useState } from 'react'
import { useLive, useLiveState } from './live-context.ts'

/** Whether the round at the table is over, and the board still moves for so many milliseconds. */
export function useMoving(ms: number): boolean {
  const isCalm = useLive().isCalm()
  const overId = useLiveState(({ table }) => (table.phase === 'result' ? table.round?.sharedRoundId : undefined))
  const [restedId, setRestedId] = useState<string>()
  useEffect(() => {
    if (overId === undefined) return
    const timer = setTimeout(() => setRestedId(overId), ms)
    return () => clearTimeout(timer)
  }, [overId, ms])
  return ms > 0 && !isCalm && overId !== undefined && restedId !== overId
}
