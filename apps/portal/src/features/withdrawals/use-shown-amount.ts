import { formatMoney } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Amounts of payouts in words: whole units of the currency at the bank. */
export function useShownAmount(): (amount: string) => string {
  const { i18n } = useTranslation()
  return (amount) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
}
