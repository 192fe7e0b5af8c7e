import type { LoginBody, LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, refuse, refuseFor } from '../../lib/outcome.ts'
import { verifyPassword } from '../../lib/password.ts'
import { hasLoginModule } from '../site/index.ts'
import { admitMember } from './admit-member.ts'
import { checkPerson, isCaptchaWanted } from './check-person.ts'
import { findCredentials, goodHash } from './credentials-store.ts'
import { accountNames } from './find-account.ts'
import { logInBySms } from './log-in-by-sms.ts'
import { saveWrongTry } from './login-history-store.ts'
import { giveBackLoginTry, takeLoginTry } from './login-tries.ts'

type Body = z.output<typeof LoginBody>

/** Log-in by either of the two ways, where the site has it. */
export async function logIn(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  if (!(await hasLoginModule(call.app, body.type))) return refuse('FEATURE_OFF')
  return body.type === 'sms' ? logInBySms(call, body) : logInByPassword(call, body)
}

/** By account name and password. Everything that does not fit gives one and the same answer, after the same time. */
async function logInByPassword(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const names = await accountNames(app, body.username)
  // Tries count for the account, in whichever writing its number was typed.
  const name = names.at(-1) ?? body.username
  const stranger = await checkPerson(call, { ...body, username: name })
  if (stranger) return stranger
  const retryAfter = await takeLoginTry(call, name)
  if (retryAfter) return refuseFor(retryAfter)
  const found = await findCredentials(app.db, names)
  const fits = await verifyPassword(found && goodHash(found, app.clock.now()), body.password.trim())
  if (!found || !fits) {
    await saveWrongTry(call, found?.account ?? name)
    return refuse('BAD_CREDENTIALS', { value: { showCaptcha: await isCaptchaWanted(call, name) } })
  }
  await giveBackLoginTry(call, name)
  return transact(app.db, (tx) =>
    admitMember(tx, call, { memberId: found.memberId, area: body.area, firstStep: 'password' }),
  )
}
