import { useEffect, useState } from 'react'

const tickMs = 250

/** The time of a clock, four times a second. */
export function useClockOf(nowMs: () => number): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    const ticking = setInterval(() => setNow(nowMs()), tickMs)
    return () => clearInterval(ticking)
  }, [nowMs])
  return now
}
