import { useShortAmount } from '@fairground/vendor-ui'
import { withMinus } from '../odds/odds-text.ts'

const none = 0n

/** A result of the house in few signs: `+5,6 Tr`, `−4,1 Tr`. */
export function ShortResult({ minor }: { minor: string }) {
  const short = useShortAmount()
  const result = BigInt(minor)
  const sign = result > none ? '+' : ''
  return <b className={result < none ? 'text-money-down' : 'text-money-up'}>{withMinus(`${sign}${short(result)}`)}</b>
}
