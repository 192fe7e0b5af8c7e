import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'

/** Ten-thousandths as people read them: 19800 is `1,98×`. */
export function useMultiplier(): (x10000: number) => string {
  const { locale } = useUi()
  return (x10000) => {
    const maximumFractionDigits = x10000 < 100_000 ? 2 : x10000 < 10_000_000 ? 1 : 0
    const format = numberFormat(locale, { maximumFractionDigits, roundingMode: 'trunc' })
    return `${format.format(x10000 / 10_000)}×`
  }
}
