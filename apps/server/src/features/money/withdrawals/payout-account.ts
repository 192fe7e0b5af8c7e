import { foldName, isSameName, personNameBreach } from '@fairground/contract'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../../lib/outcome.ts'
import { type BankCode, isBankCode } from './banks.ts'

/** Payout accounts one member may have at a time. */
export const payoutAccountCountMax = 5

/** How long an account rests that is added beside others: time to notice that it was not oneself. */
const restMs = 24 * 3_600_000

export interface PayoutAccount {
  id: string
  memberId: string
  bankCode: string
  accountName: string
  /** Last four digits: the number itself stays sealed. */
  last4: string
  createdAt: Date
  /** Money goes there from then on. */
  usableAt: Date
  /** The one that is offered first. */
  isDefault: boolean
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
  if ([...foldName(wish.accountName)].length === 1) return refuseField('accountName', 'validation.tooShort', { min: 2 })
  const breach = personNameBreach(wish.accountName)
  if (breach) return refuseField('accountName', breach.key)
  if (facts.payeeName !== undefined && !isSameName(wish.accountName, facts.payeeName))
    return refuseField('accountName', 'validation.ownName')
  if (facts.isNumberTaken) return refuseField('accountNo', 'validation.accountNoTaken')
  if (facts.accountCount >= payoutAccountCountMax) {
    return refuse('LIMIT', { value: { limit: { kind: 'payoutAccounts', bound: String(payoutAccountCountMax) } } })
  }
  return ok({ bankCode: wish.bankCode, isFirstName: facts.payeeName === undefined })
}

/** How long an account that is added now rests; the very first one of a member guards nothing yet and does not. */
export const restSecondsOf = (hadAccounts: boolean): number => (hadAccounts ? restMs / 1000 : 0)

/** PAYOUT_ACCOUNT_RESTS with the seconds that are left, or undefined once money may go there. */
export function restRefusal({ usableAt }: Pick<PayoutAccount, 'usableAt'>, now: Date): Refused | undefined {
  const retryAfter = Math.ceil((usableAt.getTime() - now.getTime()) / 1000)
  return retryAfter > 0 ? refuse('PAYOUT_ACCOUNT_RESTS', { value: { retryAfter } }) : undefined
}
