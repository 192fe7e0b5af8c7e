import type { StaffMember } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { MemberBalance } from '../../../money/wallet/index.ts'

/** An account with its totals, as stored. */
export interface StaffMemberRow {
  memberId: string
  account: string
  icon: string
  type: number
  status: string
  isLocked: boolean
  currency: string
  depositedMinor: bigint
  withdrawnMinor: bigint
  registeredAt: Date
  lastLoginAt: Date | null
}

/** An account as staff see it. */
export function staffMember(row: StaffMemberRow, balance: MemberBalance): StaffMember {
  const currency = getCurrency(row.currency)
  const money = (amountMinor: bigint) => formatAmount(amountMinor, currency)
  return {
    memberId: row.memberId,
    account: row.account,
    icon: row.icon,
    type: row.type,
    status: statusOf(row),
    currency: row.currency,
    balance: money(balance.availableMinor),
    frozen: money(balance.heldMinor),
    depositedTotal: money(row.depositedMinor),
    withdrawnTotal: money(row.withdrawnMinor),
    registeredAt: row.registeredAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString(),
  }
}

/** A lock after wrong passwords shows only while nothing stronger holds. */
function statusOf({ status, isLocked }: StaffMemberRow): StaffMember['status'] {
  if (status !== 'active') return 'suspended'
  return isLocked ? 'locked' : 'active'
}
