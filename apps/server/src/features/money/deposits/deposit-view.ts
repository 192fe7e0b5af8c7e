import type { BankLine, Deposit as DepositAnswer, OpenWish, StaffDeposit } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { formatAmount, getCurrency, isWholeAtBank } from '@fairground/money'
import type { Proof } from '../../site/uploads/index.ts'
import { type Deposit, isWaiting } from './deposit.ts'
import type { DepositMethod } from './deposit-method.ts'
import { vietQr } from './viet-qr.ts'

/** A deposit as its owner sees it. */
export function viewDeposit(
  { deposit, method, proofs }: { deposit: Deposit; method: DepositMethod; proofs: Proof[] },
  language: Language,
): DepositAnswer {
  const amountOf = (minor: bigint) => formatAmount(minor, getCurrency(deposit.currency))
  return {
    depositId: deposit.id,
    methodId: deposit.methodId,
    methodName: method.names[language],
    amount: amountOf(deposit.amountMinor),
    fee: amountOf(deposit.amountMinor - deposit.creditMinor),
    credit: amountOf(deposit.creditMinor),
    status: deposit.state,
    payTo: deposit.state === 'pending' ? deposit.payTo : undefined,
    transferCode: deposit.transferCode,
    qr: deposit.state === 'pending' ? qrOf(deposit) : undefined,
    payUrl: deposit.state === 'pending' && !deposit.incident ? deposit.payUrl : undefined,
    proofs: proofs.map(({ fileId }) => fileId),
    reason: deposit.reason,
    expiresAt: deposit.expiresAt.toISOString(),
    createdAt: deposit.createdAt.toISOString(),
    decidedAt: deposit.decidedAt?.toISOString(),
  }
}

/** The transfer as a code to scan, where the bank can be found by it and can carry the amount. */
function qrOf({ payTo, currency, amountMinor, transferCode }: Deposit): string | undefined {
  if (!payTo?.bankBin || currency !== 'VND' || !isWholeAtBank(amountMinor, currency)) return undefined
  return vietQr({ bankBin: payTo.bankBin, accountNo: payTo.accountNo, amountMinor, message: transferCode })
}

export interface StaffEyes {
  language: Language
  now: Date
  canDecide: boolean
}

/** What waits is decided; an incident of what was decided is settled. */
function allowedOf(deposit: Deposit, wish: OpenWish | undefined, now: Date): StaffDeposit['allowed'] {
  if (wish) return wish.allowed.includes('approve') ? ['approve', 'reject'] : ['reject']
  if (isWaiting(deposit, now)) return ['approve', 'reject']
  return deposit.incident ? ['settle'] : []
}

interface Shown {
  deposit: Deposit
  method: DepositMethod
  proofs: Proof[]
  account: string
  icon: string
  /** The credit that waits for a second person. */
  wish: OpenWish | undefined
  bankLine: BankLine | undefined
}

/** A deposit as staff see it; `allowed` is what this person may do with it now. */
export function viewStaffDeposit(
  { deposit, method, proofs, account, icon, wish, bankLine }: Shown,
  { language, now, canDecide }: StaffEyes,
): StaffDeposit {
  const amountOf = (minor: bigint) => formatAmount(minor, getCurrency(deposit.currency))
  return {
    depositId: deposit.id,
    memberId: deposit.memberId,
    account,
    icon,
    methodName: method.names[language],
    kind: method.kind,
    amount: amountOf(deposit.amountMinor),
    fee: amountOf(deposit.feeMinor),
    feeBearer: deposit.feeBearer,
    credit: amountOf(deposit.creditMinor),
    payTo: deposit.payTo,
    transferCode: deposit.transferCode,
    bankLine,
    remark: deposit.remark,
    proofs,
    status: deposit.state,
    incident: deposit.incident,
    reason: deposit.reason,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    decidedAt: deposit.decidedAt?.toISOString(),
    decidedBy: deposit.decidedBy,
    wish,
    allowed: canDecide ? allowedOf(deposit, wish, now) : [],
  }
}
