import type { Language } from '@fairground/i18n'

export interface DepositMethod {
  id: string
  kind: 'manual' | 'sandbox'
  currency: string
  names: Record<Language, string>
  instructions: Record<Language, string>
  minMinor: bigint
  maxMinor: bigint
  /** Where a manual transfer goes. */
  bank: { bankName: string; accountName: string; accountNo: string } | undefined
  isEnabled: boolean
}

/** The sandbox method gives money away, so it exists outside the sandbox profile but never works there. */
export const isUsable = (method: DepositMethod, profile: 'sandbox' | 'production'): boolean =>
  method.isEnabled && (method.kind !== 'sandbox' || profile === 'sandbox')
