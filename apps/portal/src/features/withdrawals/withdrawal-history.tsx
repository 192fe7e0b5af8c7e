import type { Withdrawal } from '@fairground/contract'
import { Timeline, type TimelineEvent } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'

const looks: Record<Withdrawal['status'], Pick<TimelineEvent, 'icon' | 'tone'>> = {
  submitted: { icon: 'icon-[ph--hand-withdraw-bold]', tone: 'neutral' },
  info_needed: { icon: 'icon-[ph--chat-circle-text-bold]', tone: 'wait' },
  approved: { icon: 'icon-[ph--thumbs-up-bold]', tone: 'info' },
  paying: { icon: 'icon-[ph--paper-plane-tilt-bold]', tone: 'info' },
  paid: { icon: 'icon-[ph--bank-bold]', tone: 'ok' },
  received: { icon: 'icon-[ph--check-bold]', tone: 'ok' },
  full_payment: { icon: 'icon-[ph--checks-bold]', tone: 'ok' },
  auto_received: { icon: 'icon-[ph--clock-bold]', tone: 'neutral' },
  disputed: { icon: 'icon-[ph--warning-bold]', tone: 'wait' },
  resolved_received: { icon: 'icon-[ph--check-bold]', tone: 'ok' },
  resolved_refunded: { icon: 'icon-[ph--arrow-u-up-left-bold]', tone: 'info' },
  forced: { icon: 'icon-[ph--lock-bold]', tone: 'neutral' },
  rejected: { icon: 'icon-[ph--x-bold]', tone: 'bad' },
  cancelled: { icon: 'icon-[ph--arrow-u-up-left-bold]', tone: 'neutral' },
}

/** All that happened to a withdrawal, when, and whether it was the player, staff or the clock; folded away at first. */
export function WithdrawalHistory({ timeline }: { timeline: Withdrawal['timeline'] }) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold focus-ring">{t('payout.history')}</summary>
      <Timeline
        className="mt-3"
        label={t('payout.history')}
        events={timeline.map(({ state, at, by }, index) => ({
          id: `${index} ${state}`,
          ...looks[state],
          title: t(`payout.event.${state}`),
          time: <DateTime at={at} />,
          actor: t(`payout.by.${by}`),
        }))}
      />
    </details>
  )
}
