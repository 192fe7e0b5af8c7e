import { createHmac } from 'node:crypto'
import type { PswCode } from '@fairground/contract/psw'

/** A session slides by 30 minutes with every bet and ends after 24 hours at the latest. */
export const slideMs = 30 * 60_000
export const lifeMsMax = 24 * 60 * 60_000

export interface GameSession {
  vendorId: string
  playerId: string
  memberId: string
  gameCode: string
  mode: 'real' | 'demo'
  currency: string
  createdAt: Date
  expiresAt: Date
  expiresAtLatest: Date
  /** The log-in behind it is over, whyever (`EndReason`). */
  isPortalSessionEnded: boolean
  memberStatus: string
  /** The player sits where nobody may bet. */
  isKeptOut: boolean
}

/** Derived from the launch, so that redeeming a launch again gives the same token without keeping it anywhere. */
export const sessionTokenOf = (masterKey: Uint8Array, launchId: string): string =>
  createHmac('sha256', masterKey).update(`psw-session:${launchId}`).digest('base64url')

/** Undefined when the player may bet in this session now. */
export function refuseSession(
  session: GameSession | undefined,
  vendorId: string,
  playerId: string,
  now: Date,
): PswCode | undefined {
  if (!session || session.vendorId !== vendorId || session.playerId !== playerId) return 'SESSION_INVALID'
  if (session.expiresAt <= now || session.expiresAtLatest <= now) return 'SESSION_EXPIRED'
  if (session.memberStatus !== 'active') return 'PLAYER_BLOCKED'
  return session.isPortalSessionEnded ? 'SESSION_INVALID' : undefined
}

const slideMsMin = 60_000

/** The new end of a session that a bet prolongs; undefined while it would win less than a minute, to spare the write. */
export function slidExpiry({ expiresAt, expiresAtLatest }: GameSession, now: Date): Date | undefined {
  const slid = new Date(Math.min(now.getTime() + slideMs, expiresAtLatest.getTime()))
  return slid.getTime() - expiresAt.getTime() > slideMsMin ? slid : undefined
}
