const tickMs = 1000

/** Whole seconds from `nowMs` to `endsAtMs`, begun seconds counted; 0 when it is over. */
export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
}

/** `42:10`, `1:02:03`: minutes and seconds, hours when there are any. */
export function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

export type Countdown = { getSeconds: () => number; subscribe: (onTick: () => void) => () => void }

/** Counts to `endsAtMs`, ticking on the second of the clock and never after zero. Times are epoch milliseconds. */
export function createCountdown(endsAtMs: number, now: () => number): Countdown {
  const getSeconds = () => secondsLeft(endsAtMs, now())
  const subscribe = (onTick: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      const left = endsAtMs - now()
      if (left <= 0) return
      timer = setTimeout(tick, left % tickMs || tickMs)
    }
    const tick = () => {
      onTick()
      plan()
    }
    plan()
    return () => clearTimeout(timer)
  }
  return { getSeconds, subscribe }
}
