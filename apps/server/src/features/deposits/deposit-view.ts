import type { Deposit as DepositAnswer, DepositMethod as MethodAnswer, StaffDeposit } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { formatAmount, getCurrency } from '@fairground/money'
import { type Deposit, isWaiting } from './deposit.ts'
import type { DepositMethod } from './deposit-method.ts'

/** A way to deposit, in the language of the player. */
export function viewMethod(method: DepositMethod, language: Language, medianSeconds: number | undefined): MethodAnswer {
  const currency = getCurrency(method.currency)
  return {
    methodId: method.id,
    kind: method.kind,
    name: method.names[language],
    min: formatAmount(method.minMinor, currency),
    max: formatAmount(method.maxMinor, currency),
    bank: method.bank,
    instructions: method.instructions[language],
    medianSeconds,
  }
}

/** A deposit as its owner sees it. */
export function viewDeposit(deposit: Deposit, method: DepositMethod, language: Language): DepositAnswer {
  return {
    depositId: deposit.id,
    methodId: deposit.methodId,
    methodName: method.names[language],
    amount: formatAmount(deposit.amountMinor, getCurrency(deposit.currency)),
    status: deposit.state,
    transferCode: deposit.transferCode,
    reason: deposit.reason,
    expiresAt: deposit.expiresAt.toISOString(),
    createdAt: deposit.createdAt.toISOString(),
    decidedAt: deposit.decidedAt?.toISOString(),
  }
}

export interface StaffEyes {
  language: Language
  now: Date
  canDecide: boolean
}

/** A deposit as staff see it; `allowed` is what this person may do with it now. */
export function viewStaffDeposit(
  { deposit, method, account, icon }: { deposit: Deposit; method: DepositMethod; account: string; icon: string },
  { language, now, canDecide }: StaffEyes,
): StaffDeposit {
  return {
    depositId: deposit.id,
    memberId: deposit.memberId,
    account,
    icon,
    methodName: method.names[language],
    kind: method.kind,
    amount: formatAmount(deposit.amountMinor, getCurrency(deposit.currency)),
    transferCode: deposit.transferCode,
    remark: deposit.remark,
    status: deposit.state,
    reason: deposit.reason,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    decidedAt: deposit.decidedAt?.toISOString(),
    decidedBy: deposit.decidedBy,
    allowed: canDecide && isWaiting(deposit, now) ? ['approve', 'reject'] : [],
  }
}
