import type { SharedTableView } from '@fairground/contract/studio'
import { cx } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { stopWords } from '../tables/stop-words.ts'
import { useClock } from '../tables/use-clock.ts'
import { useLive, useLiveState } from './live-context.ts'
import { phaseWords } from './phase-words.ts'

const bulbs = 16
const lastSeconds = 3
/** As the slowest table of the live casino lets bet; others say it themselves. */
const wholeMs = 27_000
const wholeStageMs = 15_000

/** Where the round stands: how long chips are taken, or what is being done; `running` says what a run is called. */
export function Countdown({ running }: { running?: string }) {
  const { t } = useTranslation()
  const { rules } = useLive()
  const table = useLiveState((state) => state.table)
  const nowMs = useClock()
  const { round, phase, tempo } = table
  const isMine = useIsAsked()
  const isStage = phase === 'running' && round?.stage !== undefined
  const isTimed = phase === 'betting' || isStage
  const closesMs = isStage ? (round?.stage?.closesMs ?? 0) : (round?.closesMs ?? 0)
  const leftMs = isTimed ? Math.max(0, closesMs - nowMs) : 0
  const seconds = Math.ceil(leftMs / 1_000)
  const runWords = phase === 'running' ? running : undefined
  // A stage is never played faster: people need as long as ever.
  const lit = Math.ceil(
    bulbs *
      Math.min(1, isStage ? leftMs / wholeStageMs : (leftMs * tempo) / Math.max(wholeMs, rules.schedule(0).closesAtMs)),
  )
  const phaseText = (isStage ? stageWords(t, isMine) : runWords) ?? phaseWords(t, phase)
  const words = stopWords(t, table) ?? readWords(t, table) ?? phaseText
  return (
    <div className={cx('live-clock', isTimed && seconds <= lastSeconds && 'is-last')}>
      <span className="live-clock-ring" role="timer" aria-label={t('live.seconds', { seconds })}>
        {Array.from({ length: bulbs }, (_, bulb) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: bulbs are alike
            key={bulb}
            data-lit={bulb < lit}
            style={{ ['--turn' as string]: `${(bulb * 360) / bulbs}deg` }}
          />
        ))}
        <b aria-hidden="true">{isTimed ? seconds : '•'}</b>
      </span>
      <span className="min-w-0">
        <b aria-live="polite">{words}</b>
        {round && (
          <small>
            {round.isShortened && phase === 'betting'
              ? t('live.ready.early')
              : t('live.round', { number: round.number })}
          </small>
        )}
      </span>
    </div>
  )
}

/** What has happened to a round that people deal. */
function readWords(t: TFunction, { phase, round }: SharedTableView): string | undefined {
  if (round?.read?.pausedFor) return t('live.check')
  if (!round?.read?.videoLost) return undefined
  return t(phase === 'void' ? 'live.picture.void' : 'live.picture.lost')
}

/** Whether the player decides in the stage that is asked. */
function useIsAsked(): boolean {
  const { stages } = useLive()
  return useSyncExternalStore(
    stages?.screen.subscribe ?? noNews,
    () => (stages?.screen.get().view?.asks.length ?? 0) > 0,
  )
}

const noNews = () => () => {}

const stageWords = (t: TFunction, isMine: boolean): string => t(isMine ? 'live.stage.yours' : 'live.stage.theirs')
