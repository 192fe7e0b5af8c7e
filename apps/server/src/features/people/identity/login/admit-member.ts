import type { ErrorCode, LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import type { Tx } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { newToken } from '../../../../lib/ids.ts'
import { type Outcome, ok, type Refused, refuse } from '../../../../lib/outcome.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { findSecondStep } from '../second-step/find-second-step.ts'
import type { FirstStep } from '../second-step/first-step.ts'
import { isPasswordExpired } from '../security/password-age.ts'
import { rememberLogin } from '../sessions/remember-login.ts'
import { type Credentials, lockCredentials } from './credentials-store.ts'
import { type Entering, enter } from './enter.ts'
import { saveLoginRecord } from './login-history-store.ts'
import { entryRefusal } from './login-policy.ts'
import { insertTicket, type LoginTicket } from './login-ticket-store.ts'

const ticketMs = 10 * 60_000

/** After a correct first step: logs in, asks for the second step, or refuses with the reason. */
export async function admitMember(
  tx: Tx,
  call: Call,
  login: LoginTicket,
  /** The hash that a password fitted: it may have been changed since. */
  provenHash?: string,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const member = await lockCredentials(tx, login.memberId)
  if (provenHash !== undefined && member.passwordHash !== provenHash) return refuse('BAD_CREDENTIALS')
  const refused = (await refuseEntry(tx, call, member, login)) ?? (await askSecondStep(tx, call, login))
  return refused ?? ok(await enterNow(tx, call, member, login))
}

/** Why the account may not enter, on record; undefined when it may. */
export async function refuseEntry(
  tx: Tx,
  call: Call,
  { memberId, type, status }: Credentials,
  { area }: Pick<LoginTicket, 'area'>,
): Promise<Refused | undefined> {
  const code = entryRefusal({ type, status, area })
  if (!code) return undefined
  await saveLoginRecord(tx, call, memberId, 'refused')
  await recordRefusal(tx, call, memberId, code)
  return refuse(code)
}

/** Enters, and says whether the password is too old. Nobody is held up for a password they did not use. */
export async function enterNow(tx: Tx, call: Call, member: Credentials, login: LoginTicket) {
  const entering = await enteringOf(call, member, login.firstStep)
  const isLowTrust = login.rememberedBy !== undefined
  const rememberedBy = login.remember ? await rememberLogin(tx, call, member.memberId) : login.rememberedBy
  return enter(tx, call, { ...entering, rememberedBy, isLowTrust })
}

/** How the member enters. */
export async function enteringOf(call: Call, member: Credentials, firstStep: FirstStep): Promise<Entering> {
  const { flags } = await getSiteRules(call.app)
  const isExpired = member.passwordHash !== null && isPasswordExpired(member.passwordChangedAt, call.app.clock.now())
  const isDue = member.mustChangePassword || (isExpired && flags.PWDEXPFORCECHANGE3)
  const isChangeForced = isDue && firstStep !== 'sms' && firstStep !== 'provider'
  return { ...member, isPasswordExpired: isExpired, isChangeForced }
}

async function askSecondStep(tx: Tx, call: Call, login: LoginTicket): Promise<Refused | undefined> {
  const methods = await findSecondStep(tx, call, login)
  if (methods.length === 0) return undefined
  const verifyTicket = newToken()
  const expiresAt = new Date(call.app.clock.now().getTime() + ticketMs)
  await insertTicket(tx, hashOfToken(verifyTicket), login, expiresAt)
  await saveLoginRecord(tx, call, login.memberId, 'code-asked')
  return refuse('NEED_VERIFY', { value: { verifyTicket, methods } })
}

const recordRefusal = (tx: Tx, call: Call, memberId: string, code: ErrorCode) =>
  recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.login-refused',
    subject: memberId,
    detail: { code },
    ip: call.ip,
    requestId: call.requestId,
  })
