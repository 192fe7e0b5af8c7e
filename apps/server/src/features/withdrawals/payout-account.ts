import { type Outcome, ok, refuse, refuseField } from '../../lib/outcome.ts'
import { foldName, isSameName } from '../../lib/same-name.ts'
import { type BankCode, isBankCode } from './banks.ts'

/** Payout accounts one member may have at a time. */
export const payoutAccountCountMax = 5

export interface PayoutAccount {
  id: string
  memberId: string
  bankCode: string
  accountName: string
  /** Last four digits: the number itself stays sealed. */
  last4: string
  createdAt: Date
  removedAt: Date | undefined
}

interface Wish {
  bankCode: string
  accountName: string
}

interface Facts {
  /** Name of the member; undefined until a first payout account sets it. */
  payeeName: string | undefined
  accountCount: number
  isNumberTaken: boolean
}

/** Whether the account may be added. Refusals: VALIDATION by field, LIMIT. */
export function checkNewAccount(wish: Wish, facts: Facts): Outcome<{ bankCode: BankCode; isFirstName: boolean }> {
  if (!isBankCode(wish.bankCode)) return refuseField('bankCode', 'validation.bankUnknown')
  if (foldName(wish.accountName).length < 2) return refuseField('accountName', 'validation.tooShort', { min: 2 })
  if (facts.payeeName !== undefined && !isSameName(wish.accountName, facts.payeeName))
    return refuseField('accountName', 'validation.ownName')
  if (facts.isNumberTaken) return refuseField('accountNo', 'validation.accountNoTaken')
  if (facts.accountCount >= payoutAccountCountMax) {
    return refuse('LIMIT', { value: { limit: { kind: 'payoutAccounts', bound: String(payoutAccountCountMax) } } })
  }
  return ok({ bankCode: wish.bankCode, isFirstName: facts.payeeName === undefined })
}
