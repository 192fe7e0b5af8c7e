import { crashTickMs, crashX100At } from '@fairground/game-rules/games/crash'
import { useEffect, useState } from 'react'
import { useCrash, useCrashState } from './crash-context.ts'
import { bustOf, ranMsOf } from './crash-state.ts'

/** What the clock makes of the table now. */
export interface Moment {
  /** In hundredths: what a cash-out is paid if it comes in now; where it ended, once it has. */
  x100: number
  /** Milliseconds of the run so far. */
  ranMs: number
  /** Whole seconds until betting closes or the next round opens; undefined while a round runs. */
  secondsLeft: number | undefined
}

const secondMs = 1_000

/** Looks at the server's clock at every tick while something moves. */
export function useMoment(): Moment {
  const play = useCrash()
  const table = useCrashState((state) => state.table)
  const [nowMs, setNowMs] = useState(() => play.nowMs())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(play.nowMs()), crashTickMs)
    return () => clearInterval(timer)
  }, [play])
  const { round, phase } = table
  const ranMs = ranMsOf(table, nowMs)
  const until = (ms: number | undefined) =>
    ms === undefined ? undefined : Math.max(0, Math.ceil((ms - nowMs) / secondMs))
  switch (phase) {
    case 'running':
      return { x100: crashX100At(ranMs - (ranMs % crashTickMs)), ranMs, secondsLeft: undefined }
    case 'result':
      return { x100: bustOf(round?.result?.outcome), ranMs, secondsLeft: until(round?.result?.nextMs) }
    default:
      return { x100: 100, ranMs: 0, secondsLeft: phase === 'betting' ? until(round?.closesMs) : undefined }
  }
}
