import { Money, type MoneyProps } from '@fairground/ui'
import { useCurrency } from '../lib/currency.ts'
import { decimalsOf } from '../lib/decimal.ts'

/** An amount as staff read it, of the site's currency unless it names another: decimals only where there are some, so that nothing is ever cut off. */
export function Amount(props: Omit<MoneyProps, 'currency' | 'decimals' | 'hidden'> & { currency?: string }) {
  const currency = useCurrency()
  return <Money currency={currency} {...props} decimals={decimalsOf(props.amount)} />
}
