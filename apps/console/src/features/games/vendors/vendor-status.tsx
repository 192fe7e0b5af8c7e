import type { Vendor } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<Vendor['status'], StatusTone> = { active: 'ok', maintenance: 'wait', disabled: 'bad' }

export function VendorStatus({ status }: Pick<Vendor, 'status'>) {
  const { t } = useTranslation()
  return <StatusChip tone={tones[status]}>{t(`vendors.status.${status}`)}</StatusChip>
}
