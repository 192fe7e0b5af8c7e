import { Money, type MoneyProps } from '@fairground/ui'
import { decimalsOf } from '../lib/decimal.ts'

/** An amount as staff read it: decimals only where there are some, so that nothing is ever cut off. */
export function Amount(props: Omit<MoneyProps, 'decimals' | 'hidden'>) {
  return <Money {...props} decimals={decimalsOf(props.amount)} />
}
