import { Money, type MoneyProps } from '@fairground/ui'

/** An amount as staff read it: decimals only where there are some, so that nothing is ever cut off. */
export function Amount(props: Omit<MoneyProps, 'decimals' | 'hidden'>) {
  return <Money {...props} decimals={props.amount.endsWith('.00') ? 0 : 2} />
}
