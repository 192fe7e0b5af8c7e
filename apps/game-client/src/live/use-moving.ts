import { useStore } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { heldMsOf } from '../video/picture-state.ts'
import { useLive, useLiveState } from './live-context.ts'

/** Whether the round at the table is over, and its end still being shown: by the board, for so many milliseconds, or by the picture. */
export function useMoving(ms: number): boolean {
  const { isCalm, picture } = useLive()
  const overId = useLiveState(({ table }) => (table.phase === 'result' ? table.round?.sharedRoundId : undefined))
  const isHeld = useStore(picture, (state) => heldMsOf(state) > 0)
  const [restedId, setRestedId] = useState<string>()
  useEffect(() => {
    if (overId === undefined) return
    const restMs = Math.max(isCalm() ? 0 : ms, heldMsOf(picture.get()))
    const timer = setTimeout(() => setRestedId(overId), restMs)
    return () => clearTimeout(timer)
  }, [overId, ms, isCalm, picture])
  const isShowing = isHeld || (ms > 0 && !isCalm())
  return isShowing && overId !== undefined && restedId !== overId
}
