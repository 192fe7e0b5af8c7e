import { useCountdown } from '@fairground/ui'
import { useLottery } from '../play/lottery-context.ts'

/** Seconds until a draw closes, by the server's clock. */
export function useClosing(closesAt: string | undefined): number {
  const { clock } = useLottery()
  return useCountdown(closesAt === undefined ? undefined : Date.parse(closesAt), now(clock))
}

const known = new WeakMap<object, () => number>()

/** The same function for the same clock: a countdown begins anew with another one. */
function now(clock: { nowMs(): number }): () => number {
  const found = known.get(clock) ?? (() => clock.nowMs())
  known.set(clock, found)
  return found
}
