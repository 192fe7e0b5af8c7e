import { useHotkeys } from '@fairground/ui'
import { useRef, useState } from 'react'
import { useQueueCursor } from './use-queue-cursor.ts'

interface QueueKeysOptions {
  /** Rows in the order on screen. */
  ids: readonly string[]
  /** The row whose panel is open. */
  openId: string | undefined
  /** Opens the panel of a row, or closes it. */
  onOpen: (id: string | undefined) => void
}

/** What a queue does by key: J and K walk, X and Esc close the panel, / goes to the search, ? tells all of it. */
export function useQueueKeys({ ids, openId, onOpen }: QueueKeysOptions) {
  const page = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const cursor = useQueueCursor({ ids, openId, onOpen, box: page })
  const close = () => {
    if (openId !== undefined) onOpen(undefined)
  }
  useHotkeys({
    j: cursor.next,
    k: cursor.previous,
    x: close,
    Escape: close,
    '/': () => searchBox.current?.focus(),
    '?': () => setIsHelpOpen(true),
  })
  return { page, searchBox, activeId: cursor.activeId, help: { open: isHelpOpen, onOpenChange: setIsHelpOpen } }
}
