import type { LoginBody, LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../../../db/db.ts'
import { clearAttempts } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../../lib/outcome.ts'
import { verifyPassword } from '../../../../lib/password.ts'
import {
  addVictimTry,
  clearVictimTries,
  countVictimTries,
  paceVictimTry,
  victimKey,
} from '../../../../lib/victim-tries.ts'
import { hasLoginModule } from '../../../site/site/index.ts'
import { secondStepWanted } from '../second-step/find-second-step.ts'
import { deviceHash } from '../second-step/trust-device.ts'
import { checkPerson, isCaptchaWanted } from '../security/check-person.ts'
import { forgetRemembered } from '../sessions/remember-login.ts'
import { admitMember, enteringOf } from './admit-member.ts'
import { getCredentials, goodHash } from './credentials-store.ts'
import { enterIfStill } from './enter.ts'
import { accountNames } from './find-account.ts'
import { logInBySms } from './log-in-by-sms.ts'
import { type LoginFacts, openLogin } from './login-facts-store.ts'
import { saveWrongTry } from './login-history-store.ts'
import { entryRefusal } from './login-policy.ts'
import type { LoginTicket } from './login-ticket-store.ts'
import { accountLimit, giveBackAddressTry, loginTries, takeAddressTry } from './login-tries.ts'
import { strengthenHash } from './strengthen-hash.ts'
import { countWrongTry } from './watch-logins.ts'

type Body = z.output<typeof LoginBody>
type Entered = z.infer<typeof LoginValue>

/** Log-in by either of the two ways, where the site has it. */
export async function logIn(call: Call, body: Body): Promise<Outcome<Entered>> {
  if (!(await hasLoginModule(call.app, body.type))) return refuse('FEATURE_OFF')
  return body.type === 'sms' ? logInBySms(call, body) : logInByPassword(call, body)
}

/** By account name and password. Everything that does not fit gives one and the same answer, after the same time. */
async function logInByPassword(call: Call, body: Body): Promise<Outcome<Entered>> {
  const { app } = call
  const names = await accountNames(app, body.username)
  // Tries count for the account, in whichever writing its number was typed.
  const name = names.at(-1) ?? body.username
  const stranger = await checkPerson(call, { ...body, username: name })
  if (stranger) return stranger
  const retryLater = await takeAddressTry(call)
  if (retryLater) return refuseFor(retryLater)
  const victim = loginTries(name)
  const asked = { names, tryKey: victimKey(victim, call), deviceHash: deviceHash(call) }
  const { member, tryKey, retryAfter } = await openLogin(app.db, asked, await accountLimit(app), app.clock.now())
  const isStranger = !member?.step.isDeviceTrusted
  const wrongCount = isStranger ? await countVictimTries(call, victim) : 0
  const waitSeconds = retryAfter ?? (await paceVictimTry(call, victim, wrongCount))
  if (waitSeconds) return refuseFor(waitSeconds)
  const hash = member && goodHash(member, app.clock.now())
  const fits = await verifyPassword(hash, body.password.trim(), { ...call, isKnown: !isStranger })
  if (!member || !hash || !fits) {
    if (isStranger) await addVictimTry(call, victim)
    await saveWrongTry(call, member?.account ?? name)
    await countWrongTry(app)
    return refuse('BAD_CREDENTIALS', { value: { showCaptcha: await isCaptchaWanted(call, name) } })
  }
  await giveBackAddressTry(call)
  if (wrongCount > 0) await clearVictimTries(call, victim)
  if (body.remember === false) await forgetRemembered(call)
  const fitted = { memberId: member.memberId, passwordHash: hash, password: body.password.trim() }
  const entered = body.remember ? undefined : await enterAtOnce(call, { member, tryKey, passwordHash: hash }, body.area)
  if (!entered) await clearAttempts(app.db, tryKey)
  const { area, remember } = body
  const outcome = entered ? ok(entered) : await admitByPassword(call, fitted, { area, remember })
  strengthenHash(app, fitted)
  return outcome
}

interface Fitted {
  memberId: string
  passwordHash: string
  password: string
}

/** The long way in. A hash that was made anew since it was read is looked at once more: the password is still the same. */
async function admitByPassword(
  call: Call,
  { memberId, passwordHash, password }: Fitted,
  wanted: Pick<LoginTicket, 'area' | 'remember'>,
): Promise<Outcome<Entered>> {
  const login = { ...wanted, memberId, firstStep: 'password' } as const
  const admit = (hash: string) => transact(call.app.db, (tx) => admitMember(tx, call, login, hash))
  const outcome = await admit(passwordHash)
  if (outcome.ok || outcome.code !== 'BAD_CREDENTIALS') return outcome
  const known = goodHash(await getCredentials(call.app.db, memberId), call.app.clock.now())
  return known && (await verifyPassword(known, password)) ? admit(known) : outcome
}

interface Fitting {
  member: NonNullable<LoginFacts['member']>
  tryKey: string
  passwordHash: string
}

/** Logs in with one statement if only the password is needed; undefined otherwise, or after a change meanwhile. */
async function enterAtOnce(
  call: Call,
  { member, tryKey, passwordHash }: Fitting,
  area: 'agent' | undefined,
): Promise<Entered | undefined> {
  if (entryRefusal({ ...member, area })) return undefined
  const methods = await secondStepWanted(call, member.step, 'password')
  if (methods.length > 0) return undefined
  const trustedHash = member.step.isDeviceTrusted ? deviceHash(call) : undefined
  return enterIfStill(call, await enteringOf(call, member, 'password'), { passwordHash, trustedHash, tryKey })
}
