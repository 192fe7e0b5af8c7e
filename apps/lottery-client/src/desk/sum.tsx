import { formatAmount, getCurrency } from '@fairground/money'
import { Money } from '@fairground/ui'

/** An amount of one currency, in minor units as text. */
export const Sum = ({ minor, currency }: { minor: string; currency: string }) => (
  <Money amount={formatAmount(BigInt(minor), getCurrency(currency))} currency={currency} decimals={0} />
)
