import type { LobbyTable } from '@fairground/contract/studio'
import { cx } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phaseWords } from '../phase-words.ts'
import { useHall } from './hall-context.ts'

const lookMs = 500
const lastSeconds = 5

type TileStateProps = Pick<LobbyTable, 'phase' | 'closesMs'> & { isStopped: boolean }

/** Seconds to bet, or what is being done. */
export function TileState({ phase, closesMs, isStopped }: TileStateProps) {
  const { t } = useTranslation()
  const seconds = useSeconds(phase === 'betting' && !isStopped ? closesMs : null)
  if (seconds === undefined)
    return <span className="hall-state">{isStopped ? t('live.hall.paused') : phaseWords(t, phase)}</span>
  return (
    <span
      className={cx('hall-state is-open', seconds <= lastSeconds && 'is-last')}
      role="timer"
      aria-label={t('live.seconds', { seconds })}
    >
      <bdi>{seconds}</bdi>
    </span>
  )
}

function useSeconds(closesMs: number | null): number | undefined {
  const hall = useHall()
  const [nowMs, setNowMs] = useState(hall.nowMs)
  useEffect(() => {
    if (closesMs === null) return
    setNowMs(hall.nowMs())
    const timer = setInterval(() => setNowMs(hall.nowMs()), lookMs)
    return () => clearInterval(timer)
  }, [closesMs, hall])
  return closesMs === null ? undefined : Math.max(0, Math.ceil((closesMs - nowMs) / 1_000))
}
