import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** So far, in shares of its own width, the bowl is off the dice. */
const openShare = 0.62
/** One press of an arrow, in the same measure. */
const nudge = 0.16

interface Offset {
  x: number
  y: number
}
const arrows: Readonly<Record<string, Offset>> = {
  ArrowRight: { x: nudge, y: 0 },
  ArrowLeft: { x: -nudge, y: 0 },
  ArrowUp: { x: 0, y: -nudge },
  ArrowDown: { x: 0, y: nudge },
}
const rest: Offset = { x: 0, y: 0 }

/** The bowl of one round: where its player has drawn it, by hand or by keys, and whether that is off the dice. */
export function useBowl(roundId: string | undefined, canMove: boolean) {
  const [drawn, setDrawn] = useState<{ roundId: string | undefined; at: Offset; isOpen: boolean }>()
  const grip = useRef<{ from: Offset; at: Offset; width: number } | undefined>(undefined)
  const own = drawn?.roundId === roundId ? drawn : undefined
  const at = own?.at ?? rest
  const isOpen = own?.isOpen ?? false
  const open = () => canMove && setDrawn({ roundId, at, isOpen: true })
  const moveTo = (next: Offset) =>
    canMove && !isOpen && setDrawn({ roundId, at: next, isOpen: Math.hypot(next.x, next.y) >= openShare })
  return {
    at,
    isOpen,
    open,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!canMove) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const width = event.currentTarget.offsetWidth || 1
        grip.current = { from: { x: event.clientX, y: event.clientY }, at, width }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = grip.current
        if (!held) return
        const x = held.at.x + (event.clientX - held.from.x) / held.width
        moveTo({ x, y: held.at.y + (event.clientY - held.from.y) / held.width })
      },
      onPointerUp: () => (grip.current = undefined),
      onPointerCancel: () => (grip.current = undefined),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = arrows[event.key]
        if (event.key === 'Enter' || event.key === ' ') open()
        else if (step) moveTo({ x: at.x + step.x, y: at.y + step.y })
        else return
        event.preventDefault()
      },
    },
  }
}
