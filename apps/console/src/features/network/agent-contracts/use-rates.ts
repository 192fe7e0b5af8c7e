import type { ContractTerms } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { useTranslation } from 'react-i18next'

type Rates = Pick<ContractTerms, 'rate' | 'profitSalaryRate' | 'lossSalaryRate'>

/** The rates of a contract as people read them: one, or two of a real-time salary. */
export function useRates(): (rates: Rates) => string {
  const { i18n } = useTranslation()
  const format = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
  return ({ rate, profitSalaryRate, lossSalaryRate }) =>
    [rate, profitSalaryRate, lossSalaryRate]
      .filter((each) => each !== undefined)
      .map((each) => format.format(each))
      .join(' / ')
}
