import { formatAmount, getCurrency } from '@fairground/money'
import { formatMoney, Money, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFrame } from '../frame/frame-context.ts'

export interface CashProps {
  minor: bigint
  /** 2 for balances, 0 for stakes and winnings. */
  decimals?: 0 | 2
  signed?: boolean
  className?: string
}

/** An amount of this game's money. */
export function Cash({ minor, decimals = 0, signed, className }: CashProps) {
  const { code, unit } = useMoney()
  return (
    <Money
      amount={formatAmount(minor, code)}
      currency={unit}
      decimals={decimalsOf(minor, decimals)}
      signed={signed}
      className={className}
    />
  )
}

/** The same as one plain string, for labels and announcements. */
export function useCashText(): (minor: bigint) => string {
  const { locale } = useUi()
  const { code, unit } = useMoney()
  return (minor) => formatMoney(formatAmount(minor, code), { locale, currency: unit, decimals: decimalsOf(minor, 0) })
}

/** A stake or a win that is no whole number is not cut: a player counts it. */
const decimalsOf = (minor: bigint, wanted: 0 | 2): number => (wanted === 0 && minor % 100n !== 0n ? 2 : wanted)

function useMoney() {
  const { t } = useTranslation()
  const currency = getCurrency(useFrame().opened.currency)
  return { code: currency.code, unit: currency.isPlay ? t('playUnit') : currency.code }
}
