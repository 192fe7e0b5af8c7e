import { useEffect, useState } from 'react'
import { useTable } from './table-context.ts'

const lookMs = 200

/** The server's clock, looked at five times a second. */
export function useClock(): number {
  const table = useTable()
  const [nowMs, setNowMs] = useState(() => table.nowMs())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(table.nowMs()), lookMs)
    return () => clearInterval(timer)
  }, [table])
  return nowMs
}
