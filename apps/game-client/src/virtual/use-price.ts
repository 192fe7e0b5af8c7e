import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'

/** Hundredths of a stake as a decimal price: 313 is `3,13`. */
export function usePrice(): (x100: number) => string {
  const { locale } = useUi()
  const format = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (x100) => format.format(x100 / 100)
}
