import { type DepositKind, depositFee, type PayAccount } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import type { z } from 'zod'

export interface DepositMethod {
  id: string
  kind: z.infer<typeof DepositKind>
  currency: string
  names: Record<Language, string>
  instructions: Record<Language, string>
  minMinor: bigint
  maxMinor: bigint
  feeRateBp: number
  feeFixedMinor: bigint
  feeBearer: 'house' | 'player'
  lifeMinutes: number
  /** Where a manual transfer may go. */
  accounts: PayAccount[]
  isEnabled: boolean
  revision: number
  changedAt: Date | undefined
  /** User name at that time. */
  changedBy: string | undefined
}

/** The sandbox method gives money away, so it exists outside the sandbox profile but never works there. */
export const isUsable = (method: DepositMethod, profile: 'sandbox' | 'production'): boolean =>
  method.isEnabled && (method.kind !== 'sandbox' || profile === 'sandbox')

/** What moving this amount costs, and what of it reaches the wallet. */
export function chargesOf(
  { feeRateBp, feeFixedMinor, feeBearer }: DepositMethod,
  amountMinor: bigint,
): { feeMinor: bigint; feeBearer: 'house' | 'player'; creditMinor: bigint } {
  const feeMinor = depositFee(amountMinor, { rateBp: feeRateBp, fixedMinor: feeFixedMinor })
  return { feeMinor, feeBearer, creditMinor: amountMinor - (feeBearer === 'player' ? feeMinor : 0n) }
}
