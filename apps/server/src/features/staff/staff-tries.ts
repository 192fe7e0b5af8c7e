import { type AttemptLimit, lockMs } from '../../lib/attempts.ts'

/** Five wrong tries of a staff password or code lock it for five minutes. */
export const staffLimit: AttemptLimit = { triesMax: 5, windowMs: 30 * 60_000, lockMs }

export const passwordKey = (username: string): string => `staff:password:${username.toLowerCase()}`
export const codeKey = (staffId: string): string => `staff:code:${staffId}`
