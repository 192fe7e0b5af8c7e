import { cx, Icon, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'
import { ResultWords } from './result-words.tsx'
import { useClockOf } from './use-clock-of.ts'
import { useWhat } from './use-what.ts'

const steps = ['bets', 'lock', 'step', 'paying'] as const
/** A wheel is spun, and dice are thrown, where cards are dealt. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wheel: { bets: 'spinBets', lock: 'spinLock', step: 'spin' },
  dice: { bets: 'throwBets', lock: 'throwLock', step: 'throw' },
  coins: { bets: 'throwBets', lock: 'throwLock', step: 'throw' },
}
const placeOf: Readonly<Record<string, number>> = { bets: 0, lock: 1, step: 2, second: 2, paying: 3 }

/** What the table waits for, in the largest letters of the page. */
export function DeskNext() {
  const { t } = useTranslation()
  const { nowMs } = useDealerDesk()
  const now = useClockOf(nowMs)
  const view = useDeskState((state) => state.view)
  const result = useDeskState((state) => state.result)
  const { next, round, tool } = view
  const words = wordsOf[tool]?.[next] ?? next
  const what = useWhat(round?.expected?.what)
  const leftSeconds = round && next === 'bets' ? Math.max(0, Math.ceil((round.closesMs - now) / 1_000)) : undefined
  const place = placeOf[next] ?? -1
  return (
    <section className="desk-card desk-next">
      <div className="desk-next-head">
        <div className="min-w-0" aria-live="polite">
          {round && <p className="desk-small">{t('round', { number: round.number })}</p>}
          <h2>{t(`next.${next === 'step' ? words : next}`, { what })}</h2>
          <p className="desk-small">{t(`nextText.${words}`)}</p>
        </div>
        {leftSeconds !== undefined && (
          <b className="desk-seconds" role="timer" aria-live="off">
            {leftSeconds}
          </b>
        )}
      </div>
      {round && (
        <ol className="desk-steps">
          {steps.map((step, index) => (
            <li key={step} data-state={index < place ? 'done' : index === place ? 'now' : 'next'}>
              <i aria-hidden="true" />
              {t(`next.${step}`, { what: what || '…' })}
            </li>
          ))}
        </ol>
      )}
      {round?.pausedFor && (
        <Note tone="warn" icon="icon-[ph--pause-circle]">
          {t(`incident.${round.pausedFor}`)}
        </Note>
      )}
      {round && round.othersCount > 0 && round.mine === null && (
        <Note tone="info" icon="icon-[ph--users]">
          {t('waitsForYou')}
        </Note>
      )}
      {result && (
        <p className={cx('desk-result')} role="status">
          <Icon name="icon-[ph--info]" /> <ResultWords result={result} />
        </p>
      )}
    </section>
  )
}
