import type { JackpotMeters } from '@fairground/contract/studio'
import { useEffect, useState } from 'react'
import { useGame } from '../components/game-context.ts'

const pollMs = 3_000

/** The pools of the game, asked for again every three seconds while the page is seen. Null without a jackpot. */
export function useMeters(): JackpotMeters | null {
  const { opened, studio } = useGame()
  const [meters, setMeters] = useState(opened.jackpot)
  const hasJackpot = opened.jackpot !== null
  useEffect(() => {
    if (!hasJackpot) return
    const ask = async () => {
      const answer = await studio.jackpots()
      if (answer.ok) setMeters((before) => risen(before, answer.value.jackpot))
    }
    const timer = setInterval(() => {
      if (!document.hidden) void ask()
    }, pollMs)
    return () => clearInterval(timer)
  }, [studio, hasJackpot])
  return meters
}

/** Answers may overtake each other: within a cycle a pool only grows. */
export function risen(before: JackpotMeters | null, now: JackpotMeters | null): JackpotMeters | null {
  if (!before || !now) return now ?? before
  const pools = now.pools.map((pool) => {
    const known = before.pools.find(({ tier }) => tier === pool.tier)
    const isOlder =
      known &&
      (known.cycle > pool.cycle || (known.cycle === pool.cycle && BigInt(known.meterMinor) > BigInt(pool.meterMinor)))
    return isOlder ? known : pool
  })
  return { ...now, pools }
}
