import { addressGroup } from '../../lib/address-group.ts'
import {
  type AttemptLimit,
  clearAttempts,
  countAttempts,
  lockMs,
  returnAttempt,
  takeAttempt,
} from '../../lib/attempts.ts'
import type { Call } from '../../lib/call.ts'
import { findCredentials } from './credentials-store.ts'
import { deviceHash } from './trust-device.ts'
import { isTrusted } from './trusted-device-store.ts'

/** Ten wrong tries lock an account name, known or not, for five minutes. */
const accountLimit: AttemptLimit = { triesMax: 10, windowMs: 30 * 60_000, lockMs }
/** One address stands for many people behind a mobile carrier, so it may fail more often. */
const addressLimit: AttemptLimit = { triesMax: 30, windowMs: 10 * 60_000, lockMs }

export const loginAccountKey = (account: string): string => `login:account:${account.toLowerCase()}`
/** Tries from a browser that the member trusts are counted apart: no stranger who guesses locks the owner out of it. */
async function tryKeyOf({ app, cookies }: Pick<Call, 'app' | 'cookies'>, account: string): Promise<string> {
  const hash = deviceHash({ cookies })
  const known = hash && (await findCredentials(app.db, [account]))
  const trusting = known && (await isTrusted(app.db, known.memberId, hash, app.clock.now()))
  return trusting ? `login:trusted:${known.memberId}` : loginAccountKey(account)
}
const addressKey = (ip: string): string => `login:address:${addressGroup(ip)}`

/** Takes a try of the account name and of the caller's address; returns the seconds to wait when one is locked. */
export async function takeLoginTry(
  { app, ip, cookies }: Pick<Call, 'app' | 'ip' | 'cookies'>,
  account: string,
): Promise<number | undefined> {
  const now = app.clock.now()
  const wait = app.config.hasChallenges ? await takeAttempt(app.db, addressKey(ip), addressLimit, now) : undefined
  return wait ?? takeAttempt(app.db, await tryKeyOf({ app, cookies }, account), accountLimit, now)
}

/** Wrong tries of the account name, known or not, that still count. */
export const countLoginTries = ({ app }: Call, account: string): Promise<number> =>
  countAttempts(app.db, loginAccountKey(account), accountLimit, app.clock.now())

/** The password was right: the name starts anew, the address gets this one try back. */
export async function giveBackLoginTry({ app, ip, cookies }: Call, account: string): Promise<void> {
  await clearAttempts(app.db, await tryKeyOf({ app, cookies }, account))
  if (app.config.hasChallenges) await returnAttempt(app.db, addressKey(ip))
}
