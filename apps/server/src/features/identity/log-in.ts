import type { LoginBody, LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, refuse, refuseFor } from '../../lib/outcome.ts'
import { verifyPassword } from '../../lib/password.ts'
import { hasLoginModule } from '../site/index.ts'
import { admitMember } from './admit-member.ts'
import { checkPerson, isCaptchaWanted } from './check-person.ts'
import { findCredentials } from './credentials-store.ts'
import { accountNames } from './find-account.ts'
import { saveWrongTry } from './login-history-store.ts'
import { giveBackLoginTry, takeLoginTry } from './login-tries.ts'

/** Log-in by account name and password. Everything that does not fit gives one and the same answer, after the same time. */
export async function logIn(
  call: Call,
  body: z.output<typeof LoginBody>,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  if (!(await hasLoginModule(app, body.type))) return refuse('FEATURE_OFF')
  const names = await accountNames(app, body.username)
  // Tries count for the account, in whichever writing its number was typed.
  const name = names.at(-1) ?? body.username
  const stranger = await checkPerson(call, { ...body, username: name })
  if (stranger) return stranger
  const retryAfter = await takeLoginTry(call, name)
  if (retryAfter) return refuseFor(retryAfter)
  const found = await findCredentials(app.db, names)
  const fits = await verifyPassword(found?.passwordHash, body.password)
  if (!found || !fits) {
    await saveWrongTry(call, found?.account ?? name)
    return refuse('BAD_CREDENTIALS', { value: { showCaptcha: await isCaptchaWanted(call, name) } })
  }
  await giveBackLoginTry(call, name)
  return transact(app.db, (tx) => admitMember(tx, call, { memberId: found.memberId, area: body.area }))
}
