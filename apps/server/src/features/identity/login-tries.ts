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

/** Ten wrong tries lock an account name, known or not, for five minutes. */
export const accountLimit: AttemptLimit = { triesMax: 10, windowMs: 30 * 60_000, lockMs }
/** One address stands for many people behind a mobile carrier, so it may fail more often. */
const addressLimit: AttemptLimit = { triesMax: 30, windowMs: 10 * 60_000, lockMs }

export const loginAccountKey = (account: string): string => `login:account:${account.toLowerCase()}`
const addressKey = (ip: string): string => `login:address:${addressGroup(ip)}`

/** Takes a try of the caller's address; returns the seconds to wait when it is locked. */
export const takeAddressTry = async ({ app, ip }: Pick<Call, 'app' | 'ip'>): Promise<number | undefined> =>
  app.config.hasChallenges ? takeAttempt(app.db, addressKey(ip), addressLimit, app.clock.now()) : undefined

/** Wrong tries of the account name, known or not, that still count. */
export const countLoginTries = ({ app }: Call, account: string): Promise<number> =>
  countAttempts(app.db, loginAccountKey(account), accountLimit, app.clock.now())

/** The password was right: the address gets this one try back. */
export async function giveBackAddressTry({ app, ip }: Call): Promise<void> {
  if (app.config.hasChallenges) await returnAttempt(app.db, addressKey(ip))
}

const numberKey = (mobile: string) => `login:sms:${mobile}`

/** Takes a try of the number and of the caller's address; returns the seconds to wait when one is locked. */
export const takeNumberTry = async (call: Pick<Call, 'app' | 'ip'>, mobile: string): Promise<number | undefined> =>
  (await takeAddressTry(call)) ?? takeAttempt(call.app.db, numberKey(mobile), accountLimit, call.app.clock.now())

/** The code was right: the number starts anew. */
export async function giveBackNumberTry(call: Call, mobile: string): Promise<void> {
  await clearAttempts(call.app.db, numberKey(mobile))
  await giveBackAddressTry(call)
}
