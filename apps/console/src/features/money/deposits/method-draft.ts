import type { DepositMethodTerms, PayAccount, StaffDepositMethod } from '@fairground/contract'
import { depositFee } from '@fairground/contract/deposit-fee'
import { basisPointsOfTyped, formatAmount, getCurrency, parseAmount } from '@fairground/money'
import { moneyOf, plainMoney } from '../../../lib/typed-money.ts'

/** A method as it is typed: amounts and rates as texts, so that nothing half typed is lost. */
export interface MethodDraft {
  names: Record<string, string>
  instructions: Record<string, string>
  min: string
  max: string
  /** Percent. */
  feeRate: string
  feeFixed: string
  feeBearer: 'house' | 'player'
  lifeMinutes: string
  accounts: PayAccount[]
  isEnabled: boolean
  currency: string
}

export const emptyAccount: PayAccount = { bankName: '', bankBin: '', accountName: '', accountNo: '' }

export const newMethod = (currency: string): MethodDraft => ({
  names: {},
  instructions: {},
  min: '',
  max: '',
  feeRate: '',
  feeFixed: '',
  feeBearer: 'house',
  lifeMinutes: '60',
  accounts: [emptyAccount],
  isEnabled: true,
  currency,
})

/** A saved method, ready to be typed over. */
export const draftOf = (saved: StaffDepositMethod): MethodDraft => ({
  names: saved.names,
  instructions: saved.instructions,
  min: plainMoney(saved.min),
  max: plainMoney(saved.max),
  feeRate: saved.feeRateBp === 0 ? '' : plainMoney((saved.feeRateBp / 100).toFixed(2)),
  feeFixed: saved.feeFixed === '0.00' ? '' : plainMoney(saved.feeFixed),
  feeBearer: saved.feeBearer,
  lifeMinutes: String(saved.lifeMinutes),
  accounts: saved.accounts,
  isEnabled: saved.isEnabled,
  currency: saved.currency,
})

/** What is typed, as it is sent. */
export const termsOf = (draft: MethodDraft): DepositMethodTerms => ({
  names: draft.names,
  instructions: draft.instructions,
  min: moneyOf(draft.min),
  max: moneyOf(draft.max),
  feeRateBp: basisPointsOfTyped(draft.feeRate || '0') ?? Number.NaN,
  feeFixed: moneyOf(draft.feeFixed || '0'),
  feeBearer: draft.feeBearer,
  lifeMinutes: Number(draft.lifeMinutes),
  accounts: draft.accounts.map(({ bankBin, ...account }) => (bankBin ? { ...account, bankBin } : account)),
  isEnabled: draft.isEnabled,
})

/** What the least deposit comes to, as amounts; undefined while the draft holds none. `fee` is what the player pays, if anything. */
export function leastDeposit(
  draft: MethodDraft,
): { min: string; max: string; fee: string | undefined; credit: string } | undefined {
  const { min, max, feeRateBp, feeFixed, feeBearer } = termsOf(draft)
  const currency = getCurrency(draft.currency)
  const [minMinor, maxMinor, fixedMinor] = [min, max, feeFixed].map((text) => parseAmount(text, currency))
  if (minMinor === undefined || maxMinor === undefined || fixedMinor === undefined) return undefined
  const feeMinor = feeBearer === 'player' ? depositFee(minMinor, { rateBp: feeRateBp || 0, fixedMinor }) : 0n
  const fee = feeMinor === 0n ? undefined : formatAmount(feeMinor, currency)
  return { min, max, fee, credit: formatAmount(minMinor - feeMinor, currency) }
}
