import type { StaffWithdrawal } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** `toPay` waits for staff to send it, or the rest of it. */
type State = StaffWithdrawal['status'] | 'toPay'

const looks: Record<State, { tone: StatusTone; icon: string }> = {
  submitted: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  info_needed: { tone: 'info', icon: 'icon-[ph--chat-circle-text-fill]' },
  approved: { tone: 'info', icon: 'icon-[ph--thumbs-up-fill]' },
  toPay: { tone: 'wait', icon: 'icon-[ph--hand-coins-fill]' },
  paying: { tone: 'info', icon: 'icon-[ph--paper-plane-tilt-fill]' },
  paid: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  received: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  full_payment: { tone: 'ok', icon: 'icon-[ph--checks-bold]' },
  auto_received: { tone: 'ok', icon: 'icon-[ph--clock-bold]' },
  disputed: { tone: 'wait', icon: 'icon-[ph--warning-fill]' },
  resolved_received: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  resolved_refunded: { tone: 'info', icon: 'icon-[ph--arrow-u-up-left-bold]' },
  forced: { tone: 'neutral', icon: 'icon-[ph--gavel-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  cancelled: { tone: 'neutral', icon: 'icon-[ph--arrow-u-up-left-bold]' },
}

/** The state of a withdrawal in a word. */
export function WithdrawalState({ state, size }: { state: State; size?: 'sm' | 'md' }) {
  const { t } = useTranslation()
  return (
    <StatusChip {...looks[state]} size={size} className="align-middle in-[tr[aria-current]]:bg-surface-1">
      {t(`withdrawalState.${state}`)}
    </StatusChip>
  )
}
