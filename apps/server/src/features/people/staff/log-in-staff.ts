import type { StaffMe } from '@fairground/contract'
import { type Db, type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId, newToken } from '../../../lib/ids.ts'
import { returnNetworkTry, takeNetworkTry } from '../../../lib/network-tries.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../lib/outcome.ts'
import { hashPassword, needsRehash, verifyPassword } from '../../../lib/password.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { clearVictimTries, takeVictimTry } from '../../../lib/victim-tries.ts'
import { acceptCode } from './accept-code.ts'
import { isPasswordGood, type Operator } from './operator.ts'
import { findOperator, lockOperator, renewOperatorHash, saveOperator } from './operator-store.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'
import { knownStaffDevice, rememberStaffDevice } from './staff-device.ts'
import { cookieName, lifeMsMax } from './staff-session.ts'
import { insertStaffSession, saveEndedByToken } from './staff-session-store.ts'
import { networkLimit, passwordTries, staffLimit } from './staff-tries.ts'
import { staffMe } from './staff-view.ts'

interface Body {
  username: string
  password: string
  code?: string
}

/** Signs a member of staff in: password, then the code of the authenticator where there is one. */
export async function logInStaff(call: Call, body: Body): Promise<Outcome<StaffMe>> {
  const { app } = call
  const found = await findOperator(app.db, body.username)
  const device = knownStaffDevice(call, found)
  const tries = passwordTries(body.username)
  const retryAfter =
    (device === undefined && (await takeOfNetwork(call))) ||
    (await takeVictimTry({ ...call, device }, tries, staffLimit))
  if (retryAfter) return refuseFor(retryAfter)
  const fits = await verifyPassword(found?.passwordHash, body.password, { ...call, isKnown: device !== undefined })
  if (!found || !fits || found.status !== 'active' || !isPasswordGood(found, app.clock.now())) {
    app.log.warn({ requestId: call.requestId, ip: call.ip }, 'staff log-in refused')
    return refuse('BAD_CREDENTIALS')
  }
  await clearVictimTries({ ...call, device }, tries)
  if (device === undefined && app.config.hasChallenges) await returnNetworkTry(app.db, networkPurpose, call.ip)
  await strengthenOperatorHash(app.db, found, body.password)
  return transact(app.db, async (tx) => {
    const proven = await proveSecondFactor(tx, call, await lockOperator(tx, found.staffId), body.code)
    if (!proven.ok) return proven
    await openStaffSession(tx, call, proven.value.staffId)
    rememberStaffDevice(call, proven.value)
    return ok(staffMe(proven.value, app.config, await isSecondFactorRequired(tx, app.config)))
  })
}

const networkPurpose = 'staff:address'

const takeOfNetwork = async ({ app, ip }: Call): Promise<number | undefined> =>
  app.config.hasChallenges
    ? takeNetworkTry(app.db, networkPurpose, ip, { limit: networkLimit, now: app.clock.now() })
    : undefined

/** A hash of weaker parameters is made anew where the password is at hand. */
async function strengthenOperatorHash(db: Db, { staffId, passwordHash }: Operator, password: string): Promise<void> {
  if (!needsRehash(passwordHash)) return
  await renewOperatorHash(db, staffId, { from: passwordHash, to: await hashPassword(password) })
}

async function proveSecondFactor(
  tx: Tx,
  call: Call,
  operator: Operator,
  code: string | undefined,
): Promise<Outcome<Operator>> {
  const sealed = operator.totpSecretSealed
  if (!sealed) return ok(operator)
  if (!code) return refuse('SECOND_FACTOR_REQUIRED')
  const accepted = await acceptCode(tx, call, operator, { sealed, code })
  if (accepted.ok) await saveOperator(tx, accepted.value)
  return accepted
}

/** A new token at every log-in; the one the browser brought along ends. */
async function openStaffSession(tx: Tx, call: Call, staffId: string) {
  const now = call.app.clock.now()
  const { ip, userAgent } = call
  const token = newToken()
  const earlier = call.cookies[cookieName]
  if (earlier) await saveEndedByToken(tx, hashOfToken(earlier), now)
  await insertStaffSession(tx, {
    id: newId('sst', now.getTime()),
    staffId,
    tokenHash: hashOfToken(token),
    ip,
    userAgent,
    now,
    expiresAt: new Date(now.getTime() + lifeMsMax),
  })
  await recordAudit(tx, {
    actor: { kind: 'staff', id: staffId },
    action: 'staff.logged-in',
    subject: staffId,
    ip,
    requestId: call.requestId,
  })
  call.setCookie(cookieName, token, lifeMsMax / 1000)
}
