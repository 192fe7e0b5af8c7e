import type { WithdrawalDetail } from '@fairground/contract'
import { Timeline, type TimelineEvent } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { type HistoryEvent, historyOf } from './history.ts'

const looks: Record<HistoryEvent['kind'], Pick<TimelineEvent, 'icon' | 'tone'>> = {
  submitted: { icon: 'icon-[ph--hand-arrow-up-bold]', tone: 'neutral' },
  info_needed: { icon: 'icon-[ph--chat-circle-text-bold]', tone: 'wait' },
  approval: { icon: 'icon-[ph--user-check-bold]', tone: 'info' },
  approved: { icon: 'icon-[ph--check-bold]', tone: 'ok' },
  paying: { icon: 'icon-[ph--paper-plane-tilt-bold]', tone: 'info' },
  paid: { icon: 'icon-[ph--check-bold]', tone: 'ok' },
  received: { icon: 'icon-[ph--check-bold]', tone: 'ok' },
  full_payment: { icon: 'icon-[ph--checks-bold]', tone: 'ok' },
  auto_received: { icon: 'icon-[ph--clock-bold]', tone: 'neutral' },
  disputed: { icon: 'icon-[ph--warning-bold]', tone: 'wait' },
  resolved_received: { icon: 'icon-[ph--check-bold]', tone: 'ok' },
  resolved_refunded: { icon: 'icon-[ph--arrow-u-up-left-bold]', tone: 'info' },
  forced: { icon: 'icon-[ph--gavel-bold]', tone: 'neutral' },
  rejected: { icon: 'icon-[ph--x-bold]', tone: 'bad' },
  cancelled: { icon: 'icon-[ph--arrow-u-up-left-bold]', tone: 'neutral' },
}

/** Who did what, and when. */
export function HistoryTimeline({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('withdrawals.history')}</h3>
      <Timeline
        label={t('withdrawals.history')}
        events={historyOf(detail).map(({ id, kind, at, by }) => ({
          id,
          ...looks[kind],
          title: t(`history.${kind}`),
          time: <Moment at={at} />,
          actor: by && <bdi>{by === 'system' ? t('actor.system') : by}</bdi>,
          text: kind === 'rejected' && detail.reason,
        }))}
      />
    </section>
  )
}
