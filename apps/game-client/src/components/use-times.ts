import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { timesStakeTenths } from '../rounds/win-tier.ts'

/** `3,2`: how many times the stake, cut to a tenth. */
export function useTimes(): (amountMinor: bigint, stakeMinor: bigint) => string {
  const { locale } = useUi()
  const format = numberFormat(locale, { maximumFractionDigits: 1 })
  return (amountMinor, stakeMinor) => format.format(timesStakeTenths(amountMinor, stakeMinor) / 10)
}
