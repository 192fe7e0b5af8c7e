import { type RefObject, useEffect, useRef, useState } from 'react'
import { stepFrom } from './queue-cursor.ts'

interface QueueCursorOptions {
  ids: readonly string[]
  /** The row whose panel is open. */
  openId: string | undefined
  onOpen: (id: string) => void
  /** Holds the table. */
  box: RefObject<HTMLElement | null>
}

/** The row under J and K: the open one, else one that is only pointed at. A step moves keyboard focus to the row. */
export function useQueueCursor({ ids, openId, onOpen, box }: QueueCursorOptions) {
  const [pointedId, setPointedId] = useState<string | undefined>(undefined)
  const activeId = openId ?? pointedId
  const lastIndex = useRef(0)
  const isStepping = useRef(false)

  useEffect(() => {
    const at = activeId === undefined ? -1 : ids.indexOf(activeId)
    if (at >= 0) lastIndex.current = at
  }, [ids, activeId])

  useEffect(() => {
    if (openId !== undefined) setPointedId(openId)
  }, [openId])

  useEffect(() => {
    if (!isStepping.current || activeId === undefined) return
    isStepping.current = false
    box.current?.querySelector<HTMLElement>('tr[aria-current="true"]')?.focus()
  }, [activeId, box])

  const step = (by: 1 | -1) => {
    const next = stepFrom(ids, { id: activeId, lastIndex: lastIndex.current }, by)
    if (next === undefined || next === activeId) return
    isStepping.current = true
    if (openId === undefined) setPointedId(next)
    else onOpen(next)
  }
  return { activeId, next: () => step(1), previous: () => step(-1) }
}
