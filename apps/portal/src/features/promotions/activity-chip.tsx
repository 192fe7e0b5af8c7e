import type { ActivityStatus } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<ActivityStatus, { tone: StatusTone; icon: string }> = {
  coming_soon: { tone: 'info', icon: 'icon-[ph--clock-countdown-fill]' },
  join: { tone: 'lamp', icon: 'icon-[ph--ticket-fill]' },
  joined: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  process: { tone: 'info', icon: 'icon-[ph--hourglass-medium-fill]' },
  claim: { tone: 'lamp', icon: 'icon-[ph--gift-fill]' },
  applying: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  issued: { tone: 'lamp', icon: 'icon-[ph--gift-fill]' },
  claimed: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  close: { tone: 'neutral', icon: 'icon-[ph--lock-simple-fill]' },
}

/** Where an activity stands, in a word. */
export function ActivityChip({ status, className }: { status: ActivityStatus; className?: string }) {
  const { t } = useTranslation()
  return (
    <StatusChip {...looks[status]} className={className}>
      {t(`promotions:status.${status}`)}
    </StatusChip>
  )
}
