import type { StaffDeposit } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<StaffDeposit['status'], { tone: StatusTone; icon: string }> = {
  pending: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  expired: { tone: 'neutral', icon: 'icon-[ph--clock-countdown-fill]' },
}

/** The state of a deposit in a word. */
export function DepositState({ state }: { state: StaffDeposit['status'] }) {
  const { t } = useTranslation()
  return (
    <StatusChip {...looks[state]} size="sm" className="align-middle in-[tr[aria-current]]:bg-surface-1">
      {t(`depositState.${state}`)}
    </StatusChip>
  )
}
