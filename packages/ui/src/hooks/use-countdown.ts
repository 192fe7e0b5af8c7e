import { useMemo, useSyncExternalStore } from 'react'
import { createCountdown } from './countdown.ts'

const none = { getSeconds: () => 0, subscribe: () => () => {} }

/** Whole seconds left until `endsAtMs` (epoch milliseconds); 0 when over or when there is nothing to wait for. */
export function useCountdown(endsAtMs: number | undefined, now: () => number = Date.now): number {
  const countdown = useMemo(() => (endsAtMs === undefined ? none : createCountdown(endsAtMs, now)), [endsAtMs, now])
  return useSyncExternalStore(countdown.subscribe, countdown.getSeconds, countdown.getSeconds)
}
