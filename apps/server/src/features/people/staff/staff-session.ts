import type { Permission, StaffRole } from '@fairground/contract'
import type { Operator } from './operator.ts'
import { permissionsOf } from './staff-policy.ts'

export const cookieName = 'fairground_staff'
export const idleMsMax = 30 * 60_000
export const lifeMsMax = 12 * 60 * 60_000
export const touchMs = 60_000

export interface StoredStaffSession {
  sessionId: string
  lastSeenAt: Date
  expiresAt: Date
  endedAt: Date | null
  operator: Operator
  /** As the owner chose; outside the sandbox it is in any case. */
  isSecondFactorRequired: boolean
}

/** Who of the staff is calling. */
export interface StaffSession {
  sessionId: string
  staffId: string
  username: string
  role: StaffRole
  permissions: readonly Permission[]
}

/** A staff session lives while nothing ended it, it was used within 30 minutes, is under 12 hours old, and its operator is active. */
export function isLive(session: StoredStaffSession, now: Date): boolean {
  if (session.endedAt || session.operator.status !== 'active') return false
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() < idleMsMax
}

export const staffOf = ({ sessionId, operator }: StoredStaffSession): StaffSession => ({
  sessionId,
  staffId: operator.staffId,
  username: operator.username,
  role: operator.role,
  permissions: permissionsOf[operator.role],
})
