import { numberFormat } from '@fairground/money'
import { useTranslation } from 'react-i18next'

/** A rate as people read it: 0.0125 is 1.25 %. */
export function usePercent(): (rate: number) => string {
  const { i18n } = useTranslation()
  const format = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
  return (rate) => format.format(rate)
}
