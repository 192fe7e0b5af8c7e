import type { SharedTableView } from '@fairground/contract/studio'
import { crashTickMs, crashX100At } from '@fairground/game-rules/games/crash'
import { useEffect, useState } from 'react'
import { useCrash, useCrashState } from './crash-context.ts'
import { bustOf, ranMsOf } from './crash-state.ts'

/** What the clock makes of the table now. */
export interface Moment {
  /** In hundredths: what a cash-out is paid if it comes in now; where it ended, once it has. */
  x100: number
  /** Whole seconds until betting closes or the next round opens; undefined while a round runs. */
  secondsLeft: number | undefined
}

const secondMs = 1_000

/** Looks at the server's clock at every tick, and tells when something shown has changed. */
export function useMoment(): Moment {
  const play = useCrash()
  const table = useCrashState((state) => state.table)
  const [, setSeen] = useState('')
  useEffect(() => {
    const look = () => setSeen(JSON.stringify(momentOf(table, play.nowMs())))
    const timer = setInterval(look, crashTickMs)
    return () => clearInterval(timer)
  }, [play, table])
  return momentOf(table, play.nowMs())
}

function momentOf(table: SharedTableView, nowMs: number): Moment {
  const { round, phase } = table
  const until = (ms: number | undefined) =>
    ms === undefined ? undefined : Math.max(0, Math.ceil((ms - nowMs) / secondMs))
  switch (phase) {
    case 'running': {
      const ranMs = ranMsOf(table, nowMs)
      return { x100: crashX100At(ranMs - (ranMs % crashTickMs)), secondsLeft: undefined }
    }
    case 'result':
      return { x100: bustOf(round?.result?.outcome), secondsLeft: until(round?.result?.nextMs) }
    default:
      return { x100: 100, secondsLeft: phase === 'betting' ? until(round?.closesMs) : undefined }
  }
}
