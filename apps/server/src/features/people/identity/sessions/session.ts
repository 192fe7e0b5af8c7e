import { accountType } from '@fairground/contract'

/**
 * Every way in which a log-in ends. With each of them end its games, its launch links and its tickets for sockets: who
 * ends sessions because somebody else may hold one must not leave that one a window to play in.
 */
export type EndReason = 'logout' | 'expired' | 'locked' | 'ended' | 'password' | 'closed'

export const lifeMsMax = 12 * 60 * 60_000
/** Devices that one account may be signed in on at a time; the one that was used longest ago makes room. */
export const sessionCountMax = 20
/** Being seen is written down at most this often, so that a read does not cost a write. */
export const touchMs = 60_000

/** A session with the facts of its member, as stored. */
export interface StoredSession {
  id: string
  memberId: string
  account: string
  type: number
  currency: string
  memberStatus: string
  memberExpiresAt: Date | null
  lastSeenAt: Date
  expiresAt: Date
  endedAt: Date | null
  isPasswordDue: boolean
  isLowTrust: boolean
  isFirst: boolean
}

/** Who is calling. */
export interface MemberSession {
  sessionId: string
  memberId: string
  account: string
  type: number
  currency: string
  isTrial: boolean
  /** Let in only to choose a new password. */
  isPasswordDue: boolean
  /** Let in by a remembered browser; nobody has shown the password yet. */
  isLowTrust: boolean
  /** The account had never been entered before; a password chosen meanwhile changes nothing of that. */
  isFirst: boolean
}

/** A session lives while nothing ended it, it was used within `idleMsMax`, is under 12 hours old, and its account is active. */
export function isLive(session: StoredSession, now: Date, idleMsMax: number): boolean {
  if (session.endedAt || session.memberStatus !== 'active') return false
  if (session.memberExpiresAt && session.memberExpiresAt <= now) return false
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() < idleMsMax
}

export const callerOf = (session: StoredSession): MemberSession => ({
  sessionId: session.id,
  memberId: session.memberId,
  account: session.account,
  type: session.type,
  currency: session.currency,
  isTrial: session.type === accountType.trial,
  isPasswordDue: session.isPasswordDue,
  isLowTrust: session.isLowTrust,
  isFirst: session.isFirst,
})
