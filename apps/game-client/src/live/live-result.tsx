import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from './live-context.ts'
import type { LiveGame } from './live-game.ts'

/** What this round has come to, or the one before. */
export function LiveResult({ game }: { game: LiveGame }) {
  const { t } = useTranslation()
  const { rules } = useLive()
  const table = useLiveState((state) => state.table)
  const last = useLiveState((state) => state.past[0])
  const isOver = table.phase === 'result'
  const events = isOver ? table.round?.events : last && rules.shownAt({ outcome: last.outcome, atMs: whole })
  const words = events && game.resultOf(t, events)
  if (words === undefined || table.phase === 'running') return null
  return (
    <output className={cx('live-result', isOver && 'is-now instant-pop')}>
      {isOver ? words : t('live.last', { result: words })}
    </output>
  )
}

/** Longer than any round runs. */
const whole = Number.MAX_SAFE_INTEGER
