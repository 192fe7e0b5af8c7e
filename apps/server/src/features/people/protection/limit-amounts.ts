import type { LimitKind } from '@fairground/contract'
import { formatAmount, getCurrency, parseAmount } from '@fairground/money'

const msPerMinute = 60_000n

/** What a limit is as it is sent: money as text, time in whole minutes. */
export const sentAmount = (kind: LimitKind, amount: bigint, currency: string): string | number =>
  kind === 'time' ? Number(amount / msPerMinute) : formatAmount(amount, getCurrency(currency))

/** What a limit is as it is stored: minor units, or milliseconds. Undefined where it is not of its kind. */
export function storedAmount(kind: LimitKind, sent: string | number, currency: string): bigint | undefined {
  if (kind === 'time') return typeof sent === 'number' ? BigInt(sent) * msPerMinute : undefined
  return typeof sent === 'string' ? parseAmount(sent, getCurrency(currency)) : undefined
}
