import type { AppContext } from '../../../../context.ts'
import { type AttemptLimit, clearAttempts, lockMs, takeAttempt } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { returnNetworkTry, takeNetworkTry } from '../../../../lib/network-tries.ts'
import { countVictimTries, type Victim, victimKey } from '../../../../lib/victim-tries.ts'
import { recallPolicy } from '../../policy/index.ts'

const windowMs = 30 * 60_000

/**
 * So many wrong tries lock an account name, known or not, for five minutes, for the network that they came from, as the
 * rules of the site say.
 */
export async function accountLimit(app: AppContext): Promise<AttemptLimit> {
  const { loginTriesMax: triesMax } = await recallPolicy(app)
  return { triesMax, windowMs, lockMs }
}
/** Codes that a number was sent: each has five tries of its own. */
const numberLimit: AttemptLimit = { triesMax: 10, windowMs, lockMs }
/** A carrier's address may serve many people, so it may fail more often. */
const addressLimit: AttemptLimit = { triesMax: 30, windowMs: 10 * 60_000, lockMs }

/** Whose log-in is guessed: a name, known or not. */
export const loginTries = (account: string): Victim => ({ purpose: 'login:account', name: account.toLowerCase() })
const address = 'login:address'

/** Takes a try of the caller's address; returns the seconds to wait when it is locked. */
export const takeAddressTry = async ({ app, ip }: Pick<Call, 'app' | 'ip'>): Promise<number | undefined> =>
  app.config.hasChallenges
    ? takeNetworkTry(app.db, address, ip, { limit: addressLimit, now: app.clock.now() })
    : undefined

/** Wrong tries of the account name, known or not, that still count. */
export const countLoginTries = ({ app }: Call, account: string): Promise<number> =>
  countVictimTries({ app }, loginTries(account))

/** The password was right: the address gets this one try back. */
export async function giveBackAddressTry({ app, ip }: Call): Promise<void> {
  if (app.config.hasChallenges) await returnNetworkTry(app.db, address, ip)
}

const numberKey = (mobile: string, ip: string) => victimKey({ purpose: 'login:sms', name: mobile }, { ip })

/** Takes a try of the number and of the caller's address; returns the seconds to wait when one is locked. */
export const takeNumberTry = async (call: Pick<Call, 'app' | 'ip'>, mobile: string): Promise<number | undefined> =>
  (await takeAddressTry(call)) ??
  takeAttempt(call.app.db, numberKey(mobile, call.ip), numberLimit, call.app.clock.now())

/** The code was right: the number starts anew. */
export async function giveBackNumberTry(call: Call, mobile: string): Promise<void> {
  await clearAttempts(call.app.db, numberKey(mobile, call.ip))
  await giveBackAddressTry(call)
}
