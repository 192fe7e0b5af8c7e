import * as z from 'zod'
import { type Deposit, isWaiting } from './deposit.ts'

/** What a gateway says about a payment, told or asked. */
export const GatewayEvent = z.object({
  eventId: z.string().min(1).max(100),
  paymentId: z.string().min(1).max(100),
  /** Our deposit. */
  reference: z.string().min(1).max(64),
  status: z.enum(['pending', 'paid', 'failed']),
  /** What was charged. */
  amount: z.string().max(20),
  currency: z.string().max(8),
})
export type GatewayEvent = z.infer<typeof GatewayEvent>

/** What is to be done about it. */
export type Verdict = 'nothing' | 'credit' | 'refuse' | NonNullable<Deposit['incident']>

interface Said {
  status: GatewayEvent['status']
  /** Undefined where it is no amount of the deposit's currency. */
  chargedMinor: bigint | undefined
}

/**
 * What a gateway's word does to a deposit, in whatever order and however often it comes: paid twice is nothing, paid
 * after the end and failed after paid are for staff, another amount is never credited by itself.
 */
export function judge(deposit: Deposit, { status, chargedMinor }: Said, now: Date): Verdict {
  const { state, amountMinor, incident } = deposit
  if (status === 'pending' || incident) return 'nothing'
  if (status === 'failed') {
    if (state === 'approved') return 'failedAfterPaid'
    return isWaiting(deposit, now) ? 'refuse' : 'nothing'
  }
  if (state === 'approved') return chargedMinor === amountMinor ? 'nothing' : 'amountDiffers'
  if (!isWaiting(deposit, now)) return 'paidAfterEnd'
  return chargedMinor === amountMinor ? 'credit' : 'amountDiffers'
}
