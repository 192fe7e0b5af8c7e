import type { StaffMember } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { MemberBalance } from '../wallet/index.ts'
import type { StaffMemberRow } from './staff-member-store.ts'

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
