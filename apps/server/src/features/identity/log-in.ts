import type { ErrorCode, LoginBody, LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../lib/outcome.ts'
import { verifyPassword } from '../../lib/password.ts'
import { getSiteRules, hasLoginModule } from '../site/index.ts'
import { checkPerson, isCaptchaWanted } from './check-person.ts'
import { type Credentials, findCredentials, lockCredentials } from './credentials-store.ts'
import { enter } from './enter.ts'
import { saveLoginRecord, saveWrongTry } from './login-history-store.ts'
import { entryRefusal } from './login-policy.ts'
import { giveBackLoginTry, takeLoginTry } from './login-tries.ts'
import { isPasswordExpired } from './password-age.ts'

/** Log-in by account name and password. Everything that does not fit gives one and the same answer, after the same time. */
export async function logIn(
  call: Call,
  body: z.output<typeof LoginBody>,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  if (!(await hasLoginModule(app, body.type))) return refuse('FEATURE_OFF')
  const stranger = await checkPerson(call, body)
  if (stranger) return stranger
  const retryAfter = await takeLoginTry(call, body.username)
  if (retryAfter) return refuseFor(retryAfter)
  const found = await findCredentials(app.db, body.username)
  const fits = await verifyPassword(found?.passwordHash, body.password)
  if (!found || !fits) {
    await saveWrongTry(call, body.username)
    return refuse('BAD_CREDENTIALS', { value: { showCaptcha: await isCaptchaWanted(call, body.username) } })
  }
  await giveBackLoginTry(call, body.username)
  const { flags } = await getSiteRules(app)
  return transact(app.db, async (tx) => {
    const member = await lockCredentials(tx, found.memberId)
    const refusal = entryRefusal({ type: member.type, status: member.status, area: body.area })
    if (!refusal) {
      const isExpired = isPasswordExpired(member.passwordChangedAt, app.clock.now())
      const isChangeForced = isExpired && flags.PWDEXPFORCECHANGE3
      return ok(await enter(tx, call, { ...member, isPasswordExpired: isExpired, isChangeForced }))
    }
    await saveLoginRecord(tx, call, member.memberId, 'refused')
    await recordRefusal(tx, call, member, refusal)
    return refuse(refusal)
  })
}

const recordRefusal = (tx: Tx, call: Call, { memberId }: Credentials, code: ErrorCode) =>
  recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.login-refused',
    subject: memberId,
    detail: { code },
    ip: call.ip,
    requestId: call.requestId,
  })
