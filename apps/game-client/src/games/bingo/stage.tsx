import { roundName } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { stopWords } from '../../tables/stop-words.ts'
import { useClock } from '../../tables/use-clock.ts'
import { useBingo, useBingoState } from './bingo-context.ts'
import { Caller } from './caller.tsx'
import { ClockRing } from './clock-ring.tsx'
import type { RoundNow } from './read-round.ts'

const saleMs = 45_000
const secondMs = 1_000

/** What happens now: the clock of the sale, the ball that is called, or the wait for the next round. */
export function Stage({ now }: { now: RoundNow }) {
  const { game } = useBingo()
  const phase = useBingoState((state) => state.table.phase)
  const round = useBingoState((state) => state.table.round)
  const nowMs = useClock()
  if (phase === 'betting' && round) {
    const leftMs = Math.min(saleMs, Math.max(0, round.closesMs - nowMs))
    return (
      <>
        <ClockRing leftMs={leftMs} wholeMs={saleMs} />
        <Line now={now} seconds={undefined} />
      </>
    )
  }
  const nextMs = round?.result?.nextMs
  const seconds = nextMs === undefined ? undefined : Math.max(0, Math.ceil((nextMs - nowMs) / secondMs))
  return (
    <>
      <Caller game={game} balls={now.balls} />
      <Line now={now} seconds={seconds} />
    </>
  )
}

/** One line of words under it. */
function Line({ now, seconds }: { now: RoundNow; seconds: number | undefined }) {
  const { t } = useTranslation()
  const table = useBingoState((state) => state.table)
  const { phase } = table
  const isOnline = useBingoState((state) => state.isOnline)
  const watchedId = useBingoState((state) => state.watchedId)
  const words = (): string => {
    if (watchedId) return t('say.replay', { round: roundName(watchedId) })
    if (!isOnline) return t('instant.bingo.offline')
    const stopped = stopWords(t, table)
    if (stopped && (phase === 'suspended' || phase === 'betting' || phase === 'result')) return stopped
    if (phase === 'void') return t('instant.round.void')
    if (phase === 'betting') return t('instant.bingo.sold', { count: now.soldCount })
    if (phase === 'result') return t('instant.bingo.next', { count: seconds ?? 0 })
    return now.balls.length > 0 ? t('instant.bingo.calling', { call: now.balls.length }) : t('instant.bingo.dealing')
  }
  return <p className="bingo-line">{words()}</p>
}
