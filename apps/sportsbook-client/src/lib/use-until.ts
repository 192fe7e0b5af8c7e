import { useCountdown } from '@fairground/ui'
import { useSports } from '../play/sports-context.ts'

/** Seconds until a moment, by the server's clock. */
export function useUntil(iso: string | null | undefined): number {
  const { clock } = useSports()
  return useCountdown(iso ? Date.parse(iso) : undefined, nowOf(clock))
}

const known = new WeakMap<object, () => number>()

/** The same function for the same clock: a countdown begins anew with another one. */
function nowOf(clock: { nowMs(): number }): () => number {
  const found = known.get(clock) ?? (() => clock.nowMs())
  known.set(clock, found)
  return found
}
