import { useEffect, useState } from 'react'

const tickMs = 250
const keyOf = (name: string) => `countdown:${name}`

/** Whole seconds that are left, and how to start them anew. They go on after a reload of the tab. */
export function useCountdown(name: string): [seconds: number, start: (seconds: number) => void] {
  const [endsAtMs, setEndsAtMs] = useState(() => Number(sessionStorage.getItem(keyOf(name))))
  const [nowMs, setNowMs] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (length: number) => {
    const now = Date.now()
    const endsAt = now + length * 1000
    sessionStorage.setItem(keyOf(name), String(endsAt))
    setNowMs(now)
    setEndsAtMs(endsAt)
  }
  return [seconds, start]
}
