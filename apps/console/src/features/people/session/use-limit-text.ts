import type { StaffMe } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/use-formats.ts'

/** Up to what amount this person's yes is enough, in few words. */
export function useLimitText({ fourEyesAbove }: StaffMe): string {
  const { t } = useTranslation()
  const { compactMoney } = useFormats()
  return t('account.limit', { amount: compactMoney(fourEyesAbove) })
}
