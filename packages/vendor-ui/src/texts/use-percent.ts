import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'

/** Basis points as a percentage with two decimals: 9651 is `96,51%`. */
export function usePercent(): (basisPoints: number) => string {
  const { locale } = useUi()
  const format = numberFormat(locale, { style: 'percent', minimumFractionDigits: 2 })
  return (basisPoints) => format.format(basisPoints / 10_000)
}
