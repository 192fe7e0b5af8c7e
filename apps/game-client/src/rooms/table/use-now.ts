import { useEffect, useState } from 'react'

const lookMs = 250

/** The clock of the server, looked at a few times a second. */
export function useNow(nowMs: () => number): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    setNow(nowMs())
    const timer = setInterval(() => setNow(nowMs()), lookMs)
    return () => clearInterval(timer)
  }, [nowMs])
  return now
}
