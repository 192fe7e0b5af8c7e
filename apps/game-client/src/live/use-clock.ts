import { useEffect, useState } from 'react'
import { useLive } from './live-context.ts'

const lookMs = 200

/** The server's clock, looked at five times a second. */
export function useClock(): number {
  const play = useLive()
  const [nowMs, setNowMs] = useState(() => play.nowMs())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(play.nowMs()), lookMs)
    return () => clearInterval(timer)
  }, [play])
  return nowMs
}
