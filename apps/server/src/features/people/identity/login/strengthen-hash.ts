import type { AppContext } from '../../../../context.ts'
import { hashPassword, needsRehash } from '../../../../lib/password.ts'
import { renewHash } from './credentials-store.ts'

interface Proven {
  memberId: string
  /** The hash that the password has just fitted. */
  passwordHash: string
  password: string
}

const busy = new WeakSet<AppContext>()

/**
 * Makes a hash of weaker parameters anew, beside the answer and not before it. One at a time: whoever finds another
 * one under way has the next log-in for it.
 */
export function strengthenHash(app: AppContext, { memberId, passwordHash: from, password }: Proven): void {
  if (!needsRehash(from) || busy.has(app)) return
  busy.add(app)
  hashPassword(password)
    .then((to) => renewHash(app.db, memberId, { from, to }))
    .catch((error) => app.log.warn({ err: error, memberId }, 'a hash was not made anew'))
    .finally(() => busy.delete(app))
}
