import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { newToken } from '../../../../lib/ids.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { lifeMsMax, sessionCountMax } from '../sessions/session.ts'
import type { Credentials } from './credentials-store.ts'
import { type Proven, saveEntry } from './entry-store.ts'

export type Entering = Pick<Credentials, 'memberId' | 'lastLoginAt' | 'mustChangePassword'> & {
  isPasswordExpired?: boolean
  /** The site does not wait any longer: nothing else works before the change. */
  isChangeForced?: boolean
  /** Nothing that points to a person is kept of a visitor who only tries. */
  isTrial?: boolean
  /** The remembered log-in that the session belongs to. */
  rememberedBy?: Buffer | undefined
  /** It came by that alone, without the password. */
  isLowTrust?: boolean
}

type Entered = z.infer<typeof LoginValue>

/** Lets a proven account in, whose row the transaction holds: a new session, the time of its login, an audit row. */
export async function enter(tx: Tx, call: Call, member: Entering): Promise<Entered> {
  const entered = await enterBy(tx, call, member)
  if (!entered) throw new Error(`no account ${member.memberId} to enter`)
  return entered
}

/** The same where nobody holds the row: undefined when the account is no longer what was proven. */
export const enterIfStill = (call: Call, member: Entering, proven: Proven): Promise<Entered | undefined> =>
  enterBy(call.app.db, call, member, proven)

async function enterBy(executor: Reader, call: Call, member: Entering, proven?: Proven): Promise<Entered | undefined> {
  const { app, ip, userAgent, requestId } = call
  const now = app.clock.now()
  const token = newToken()
  const isFirst = !member.lastLoginAt
  const isIn = await saveEntry(executor, {
    ...{ memberId: member.memberId, now, ip, userAgent, requestId },
    tokenHash: hashOfToken(token),
    expiresAt: new Date(now.getTime() + lifeMsMax),
    isPasswordDue: member.isChangeForced ?? false,
    rememberedBy: member.rememberedBy,
    isLowTrust: member.isLowTrust ?? false,
    isFirst,
    sessionCountMax,
    // The page that logs in anew gives its old session up; nothing chosen before a log-in is worth anything after it.
    oldTokenHash: call.token ? hashOfToken(call.token) : undefined,
    isInHistory: !member.isTrial,
    proven,
  })
  if (!isIn) return undefined
  return {
    token,
    firstTimeLogin: isFirst,
    passwordExpired: member.isPasswordExpired ?? false,
    defaultPassword: member.mustChangePassword,
  }
}
