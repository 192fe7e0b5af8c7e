import { sliderKeyStep } from '@fairground/contract/slider'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

type Point = [x: number, y: number, ms: number]

/** Where the piece was put, and the points of its way: x, y in pixels of the picture, milliseconds. */
export interface Slide {
  x: number
  trail: Point[]
}

/** A press that moved less was no drag. */
const dragMin = 24
const pointsMax = 600
const pageStep = 5 * sliderKeyStep

const keySteps: Record<string, number> = {
  ArrowUp: sliderKeyStep,
  ArrowDown: -sliderKeyStep,
  PageUp: pageStep,
  PageDown: -pageStep,
}
const isRtl = (node: Element): boolean => getComputedStyle(node).direction === 'rtl'

/** How far a key moves the piece towards the end of the line; undefined for any other key. */
function stepOf({ key, currentTarget }: KeyboardEvent): number | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return keySteps[key]
  return (key === 'ArrowRight') === isRtl(currentTarget) ? -sliderKeyStep : sliderKeyStep
}

interface Hold {
  pointerId: number
  clientX: number
  clientY: number
  fromX: number
  /** Pixels of the picture for one of the screen, towards the end of the line. */
  scale: number
}

/** A slow page gets several movements in one event; none of them is left out. */
function wayOf(event: globalThis.PointerEvent): Iterable<globalThis.PointerEvent> {
  const way = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : []
  return way.length > 0 ? way : [event]
}

/** Moves a piece from 0 to `max`, counted from the start of the line, and remembers on which way. */
export function useSlide(max: number, onDone: (slide: Slide) => void) {
  const [x, setX] = useState(0)
  const way = useRef<{ trail: Point[]; fromMs: number; hold?: Hold }>({ trail: [[0, 0, 0]], fromMs: performance.now() })

  // A key may come before the last one is drawn.
  const here = () => way.current.trail.at(-1)?.[0] ?? 0
  const begin = (atMs: number) => {
    way.current = { trail: [[0, 0, 0]], fromMs: atMs }
    setX(0)
  }
  const move = (to: number, y: number, atMs: number) => {
    const next = Math.min(max, Math.max(0, Math.round(to)))
    const { trail, fromMs } = way.current
    trail.push([next, Math.round(y), Math.round(atMs - fromMs)])
    if (trail.length > pointsMax) way.current.trail = trail.filter((_, i) => i % 2 === 0 || i === trail.length - 1)
    setX(next)
  }
  const done = (atMs: number) => {
    if (here() < dragMin) return begin(atMs)
    onDone({ x: here(), trail: way.current.trail })
  }

  /** `scale`: pixels of the picture for one of the screen. */
  const grab = (event: PointerEvent, scale: number) => {
    if (event.button !== 0 || way.current.hold) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (here() === 0) begin(event.timeStamp)
    const { pointerId, clientX, clientY } = event
    way.current.hold = {
      pointerId,
      clientX,
      clientY,
      fromX: here(),
      scale: isRtl(event.currentTarget) ? -scale : scale,
    }
  }
  const held = (event: PointerEvent) => {
    const { hold } = way.current
    return hold?.pointerId === event.pointerId ? hold : undefined
  }
  const drag = {
    onPointerMove(event: PointerEvent) {
      const hold = held(event)
      if (!hold) return
      for (const { clientX, clientY, timeStamp } of wayOf(event.nativeEvent)) {
        const y = (clientY - hold.clientY) * Math.abs(hold.scale)
        move(hold.fromX + (clientX - hold.clientX) * hold.scale, y, timeStamp)
      }
    },
    onPointerUp(event: PointerEvent) {
      if (!held(event)) return
      way.current.hold = undefined
      done(event.timeStamp)
    },
    // The phone took the finger for something else.
    onPointerCancel: (event: PointerEvent) => begin(event.timeStamp),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      return done(event.timeStamp)
    }
    const step = stepOf(event)
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    const next = here() + (step ?? 0)
    if (step && next >= 0 && next <= max) move(next, 0, event.timeStamp)
  }
  return { x, grab, drag, onKeyDown, moveTo: (to: number) => move(to, 0, performance.now()) }
}
