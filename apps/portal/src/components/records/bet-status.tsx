import type { BetStatus as Status } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<Status, { tone: StatusTone; icon: string }> = {
  open: { tone: 'info', icon: 'icon-[ph--hourglass-medium-fill]' },
  won: { tone: 'ok', icon: 'icon-[ph--trophy-fill]' },
  lost: { tone: 'neutral', icon: 'icon-[ph--minus-circle-fill]' },
  even: { tone: 'neutral', icon: 'icon-[ph--equals-bold]' },
  void: { tone: 'wait', icon: 'icon-[ph--arrow-u-up-left-bold]' },
}

/** How a bet ended, in a word. */
export function BetStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  const { tone, icon } = looks[status]
  return (
    <StatusChip tone={tone} icon={icon} size="sm">
      {t(`bet.statuses.${status}`)}
    </StatusChip>
  )
}
