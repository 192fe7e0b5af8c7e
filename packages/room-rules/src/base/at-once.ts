import type { Clock } from './clock.ts'
import type { RefusalCode } from './room-rules.ts'

type Asked = {
  /** When everybody's time is over; undefined when the hand is. */
  readonly untilMs: number | undefined
  /** Whether the seat still has to decide. */
  readonly isAsked: boolean
  readonly atMs: number
}

/** Where all seats decide at the same time: why one may not now, if it may not. */
export function refusalAtOnce({ untilMs, isAsked, atMs }: Asked): RefusalCode | undefined {
  if (untilMs === undefined) return 'HAND_OVER'
  if (!isAsked) return 'NOT_ALLOWED'
  return atMs > untilMs ? 'TOO_LATE' : undefined
}

/** Everybody has the same time, and nobody's bank is used. */
export const untilOf = ({ fromMs }: Clock, isOver: boolean, timeMs: number): number | undefined =>
  isOver ? undefined : fromMs + timeMs
