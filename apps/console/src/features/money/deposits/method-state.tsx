import type { StaffDepositMethod } from '@fairground/contract'
import { StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Whether players can use it. */
export function MethodState({ method: { isEnabled } }: { method: StaffDepositMethod }) {
  const { t } = useTranslation()
  if (!isEnabled) return <StatusChip>{t('methods.off')}</StatusChip>
  return (
    <StatusChip tone="ok" icon="icon-[ph--check-circle-fill]">
      {t('methods.on')}
    </StatusChip>
  )
}
