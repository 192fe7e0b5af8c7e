import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export interface Point {
  x: number
  y: number
}
interface Drawn {
  /** How far it is drawn from where it lay, in shares of its own width. */
  at: Point
  /** Where it was taken hold of, in shares of its own width and height. */
  grip: Point
}
interface DrawnOptions {
  /** Of what lies there: with another one everything begins anew. */
  id: string | undefined
  canMove: boolean
  /** Whether it is drawn so far that it counts as open. */
  isEnough(drawn: Drawn): boolean
  onOpen?(): void
}

/** One press of an arrow, in shares of the width. */
const nudge = 0.16
const arrows: Readonly<Record<string, Point>> = {
  ArrowRight: { x: nudge, y: 0 },
  ArrowLeft: { x: -nudge, y: 0 },
  ArrowUp: { x: 0, y: -nudge },
  ArrowDown: { x: 0, y: nudge },
}
const rest: Drawn = { at: { x: 0, y: 0 }, grip: { x: 1, y: 1 } }

/** What a player draws away to see what lies under it: by hand, by arrows, or with Enter at once. */
export function useDrawn({ id, canMove, isEnough, onOpen }: DrawnOptions) {
  const [state, setState] = useState<{ id: string | undefined; drawn: Drawn; isOpen: boolean }>()
  const held = useRef<{ from: Point; drawn: Drawn; width: number } | undefined>(undefined)
  const own = state?.id === id ? state : undefined
  const drawn = own?.drawn ?? rest
  const isOpen = own?.isOpen ?? false
  const finish = (next: Drawn) => {
    setState({ id, drawn: next, isOpen: true })
    held.current = undefined
    onOpen?.()
  }
  const open = () => canMove && !isOpen && finish(drawn)
  const moveTo = (next: Drawn) => {
    if (!canMove || isOpen) return
    if (isEnough(next)) finish(next)
    else setState({ id, drawn: next, isOpen: false })
  }
  return {
    ...drawn,
    isOpen,
    open,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!canMove) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const box = event.currentTarget.getBoundingClientRect()
        const from = { x: event.clientX, y: event.clientY }
        const grip = own
          ? drawn.grip
          : { x: (from.x - box.x) / (box.width || 1), y: (from.y - box.y) / (box.height || 1) }
        held.current = { from, drawn: { ...drawn, grip }, width: event.currentTarget.offsetWidth || 1 }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = held.current
        if (!now) return
        const x = now.drawn.at.x + (event.clientX - now.from.x) / now.width
        const y = now.drawn.at.y + (event.clientY - now.from.y) / now.width
        moveTo({ ...now.drawn, at: { x, y } })
      },
      onPointerUp: () => (held.current = undefined),
      onPointerCancel: () => (held.current = undefined),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = arrows[event.key]
        if (event.key === 'Enter' || event.key === ' ') open()
        else if (step) moveTo({ at: sumOf(drawn.at, step), grip: own ? drawn.grip : gripOf(step) })
        else return
        event.preventDefault()
      },
    },
  }
}

const sumOf = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })

/** The edge from which an arrow draws it inwards. */
const gripOf = ({ x, y }: Point): Point => ({ x: x > 0 ? 0 : 1, y: y > 0 ? 0 : 1 })
