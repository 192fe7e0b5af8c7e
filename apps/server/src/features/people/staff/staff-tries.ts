import { type AttemptLimit, lockMs } from '../../../lib/attempts.ts'
import type { Victim } from '../../../lib/victim-tries.ts'

/** Five wrong tries of a staff password or code lock it for five minutes, for the network that they came from. */
export const staffLimit: AttemptLimit = { triesMax: 5, windowMs: 30 * 60_000, lockMs }
/** Sign-ins of one network, whosever: a hash is paid for each. */
export const networkLimit: AttemptLimit = { triesMax: 30, windowMs: 10 * 60_000, lockMs }

export const passwordTries = (username: string): Victim => ({ purpose: 'staff:password', name: username.toLowerCase() })
/** For re-entering the password, which only signed-in members can try. */
export const proofTries = (staffId: string): Victim => ({ purpose: 'staff:proof', name: staffId })
export const codeKey = (staffId: string): string => `staff:code:${staffId}`
