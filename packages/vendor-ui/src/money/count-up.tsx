import { useEffect, useState } from 'react'
import { Cash } from './cash.tsx'

/** From one amount to another, and how long it takes. */
interface Counting {
  fromMinor: bigint
  toMinor: bigint
  durationMs: number
}

/** An amount on its way up; without a duration it stands at once. The figure itself neither bounces nor glows. */
export function CountUp({ win, className }: { win: Counting; className?: string }) {
  const minor = useCounting(win)
  return <Cash minor={minor} className={className} />
}

/** Steps of whole currency units, so that no decimals flicker. */
const stepMinor = 100n
const shareDigits = 1_000n

function useCounting({ fromMinor, toMinor, durationMs }: Counting): bigint {
  const [minor, setMinor] = useState(durationMs > 0 ? fromMinor : toMinor)
  useEffect(() => {
    if (durationMs <= 0) return setMinor(toMinor)
    const startMs = performance.now()
    let handle = requestAnimationFrame(function step(nowMs) {
      const share = Math.min(Math.max((nowMs - startMs) / durationMs, 0), 1)
      setMinor(share < 1 ? between(fromMinor, toMinor, easeOut(share)) : toMinor)
      if (share < 1) handle = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(handle)
  }, [fromMinor, toMinor, durationMs])
  return minor
}

const easeOut = (share: number): number => 1 - (1 - share) ** 2

function between(fromMinor: bigint, toMinor: bigint, share: number): bigint {
  const exact = fromMinor + ((toMinor - fromMinor) * BigInt(Math.floor(share * Number(shareDigits)))) / shareDigits
  return exact - (exact % stepMinor)
}
