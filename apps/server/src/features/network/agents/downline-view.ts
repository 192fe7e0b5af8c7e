import type { Downline } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { MemberBalance } from '../../money/wallet/index.ts'
import type { StoredDownline } from './downline.ts'

/** An account as its uplines see it. */
export const viewDownline = (downline: StoredDownline, balance: MemberBalance, now: Date): Downline => ({
  id: downline.memberId,
  account: downline.account,
  icon: downline.icon,
  type: downline.type,
  level: downline.level,
  status: downline.status === 'active' ? 'active' : 'suspended',
  balance: formatAmount(balance.availableMinor, getCurrency(downline.currency)),
  downlines: downline.downlineCount,
  team: downline.teamCount,
  registeredAt: downline.registeredAt.toISOString(),
  lastLoginAt: downline.lastLoginAt?.toISOString(),
  isLeftAlone: downline.stoppedUntil !== null && downline.stoppedUntil > now,
})
