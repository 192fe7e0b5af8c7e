import { numberFormat } from '@fairground/money'
import { useTranslation } from 'react-i18next'

/** Writes a share as a percentage with two decimals, in the language on screen. */
export function usePercent(): (share: number) => string {
  const { i18n } = useTranslation()
  const format = numberFormat(i18n.language, {
    ...{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 },
  })
  return (share) => format.format(share)
}
