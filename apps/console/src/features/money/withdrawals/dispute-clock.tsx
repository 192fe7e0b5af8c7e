import type { StaffDispute } from '@fairground/contract'
import { cx, formatClock, StatusChip, type StatusTone, useCountdown } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'

type Facts = Pick<StaffDispute, 'answerDueAt' | 'forcedAt' | 'outcome' | 'closedAt' | 'turn'>

const hourSeconds = 60 * 60
/** From then on an answer is urgent. */
const soonSeconds = 4 * hourSeconds

/** What runs: our promise to answer, or the announced closing; once it is over, when that was. */
export function DisputeClock({ dispute: { answerDueAt, forcedAt, closedAt } }: { dispute: Facts }) {
  const { t } = useTranslation()
  const until = answerDueAt ?? forcedAt
  const seconds = useCountdown(until ? Date.parse(until) : undefined)
  if (closedAt) return <Moment at={closedAt} className="whitespace-nowrap text-ink-2" />
  if (!until) return <span className="text-ink-3">{t('dispute.noClock')}</span>
  if (answerDueAt && seconds === 0) return <b className="text-money-down">{t('dispute.overdue')}</b>
  return (
    <span className="whitespace-nowrap">
      <span className="text-ink-3">{t(answerDueAt ? 'dispute.answerIn' : 'dispute.closesIn')}</span>{' '}
      <bdi dir="ltr" className={cx('font-semibold', answerDueAt && seconds < soonSeconds && 'text-money-down')}>
        {formatClock(seconds)}
      </bdi>
    </span>
  )
}

const outcomeTones: Record<NonNullable<StaffDispute['outcome']>, StatusTone> = {
  received: 'ok',
  refunded: 'info',
  paidAgain: 'info',
  forced: 'neutral',
}

/** Whose turn it is, or how it ended. */
export function DisputeState({ dispute: { outcome, turn } }: { dispute: Facts }) {
  const { t } = useTranslation()
  return (
    <StatusChip
      size="sm"
      tone={outcome ? outcomeTones[outcome] : turn === 'staff' ? 'wait' : 'info'}
      className="in-[tr[aria-current]]:bg-surface-1"
    >
      {outcome ? t(`dispute.outcome.${outcome}`) : t(`dispute.turn.${turn}`)}
    </StatusChip>
  )
}
