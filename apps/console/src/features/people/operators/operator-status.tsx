import type { StaffOperator } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<StaffOperator['status'], { tone: StatusTone; icon: string }> = {
  active: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  invited: { tone: 'wait', icon: 'icon-[ph--hourglass-fill]' },
  disabled: { tone: 'bad', icon: 'icon-[ph--prohibit-bold]' },
}

/** Whether the operator may come in. */
export function OperatorStatus({ status }: Pick<StaffOperator, 'status'>) {
  const { t } = useTranslation()
  return (
    <StatusChip {...looks[status]} size="sm" className="in-[tr[aria-current]]:bg-surface-1">
      {t(`operators.status.${status}`)}
    </StatusChip>
  )
}
