import { type MoneyPart, moneyParts } from '@fairground/money'
import { Fragment, type ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'

export type MoneyProps = {
  /** Decimal string as the API sends it: `1250.00`. */
  amount: string
  /** No amount stands without its unit. */
  currency: string
  /** The provider's locale when absent. */
  locale?: string
  /** Profit or loss: a sign always, mint or ruby, grey for zero. */
  signed?: boolean
  /** 2 for balances, 0 for stakes and winnings; cut towards zero. */
  decimals?: number
  /** Six bullets instead; a screen reader is told the amount is hidden. */
  hidden?: boolean
  size?: 'inherit' | 'xl'
  className?: string
}

/** An amount of money: whole part strong, decimals and unit one step calmer, never mirrored. */
export function Money({ amount, currency, locale, signed, decimals, hidden, size, className }: MoneyProps) {
  const ui = useUi()
  const look = cx('money', size === 'xl' && 'money-xl', className)
  if (hidden) {
    return (
      <span className={look}>
        <span aria-hidden="true">••••••</span>
        <span className="sr-only">{ui.text.amountHidden}</span>
      </span>
    )
  }
  const parts = moneyParts(amount, { locale: locale ?? ui.locale, currency, decimals, isSigned: signed })
  return (
    <span className={look} data-sign={signed ? signName(parts) : undefined}>
      {parts.map(shownPart)}
    </span>
  )
}

function shownPart({ kind, text }: MoneyPart): ReactNode {
  if (kind === 'sign' || kind === 'whole') return text
  if (kind === 'fraction') return <i key={kind}>{text}</i>
  // The space stays outside: a unit written from right to left would take it to its far side.
  const unit = text.trimStart()
  return (
    <Fragment key={kind}>
      {text.slice(0, text.length - unit.length)}
      <i dir="auto">{unit}</i>
    </Fragment>
  )
}

/** Read from what is shown, so that an amount cut to zero is neither profit nor loss. */
function signName(parts: readonly MoneyPart[]): 'up' | 'down' | 'zero' {
  const sign = parts.find((part) => part.kind === 'sign')
  if (!sign) return 'zero'
  return sign.text.includes('+') ? 'up' : 'down'
}
