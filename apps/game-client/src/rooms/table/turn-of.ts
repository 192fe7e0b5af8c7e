import type { RoomHand } from '@fairground/contract/studio'
import type { Turn } from './turn.ts'

/** Whose turn it is, with what is left of time and bank. */
export function turnOf({ turn }: RoomHand): Turn | undefined {
  if (!turn) return undefined
  const { seat, fromMs, untilMs, bankUntilMs } = turn
  return { seat, deadlineMs: bankUntilMs, bankMs: bankUntilMs - untilMs, wholeMs: untilMs - fromMs }
}
