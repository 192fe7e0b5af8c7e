import { PswUnknownOutcome } from '@fairground/psw'
import type * as z from 'zod'
import { transact } from '../../../db/db.ts'
import { type AuditRecord, recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

interface Wanted<Answer> {
  /** The studio where this is left out; an address of another origin is given to nobody. */
  vendor?: { vendorId: string; origin: string }
  path: string
  body: object
  answer: z.ZodType<Answer>
  /** Whether the address may lead elsewhere than to the studio. */
  mayLeave?: (answer: Answer) => boolean
  /** Who was given it, and for what. */
  audit: { staffId: string } & Pick<AuditRecord, 'action' | 'subject' | 'detail'>
}

/** Asks a vendor of the house for an address that shows something to one person; recorded. Refusals: NOT_FOUND, GAME_UNAVAILABLE. */
export async function askAddress<Answer extends { url: string }>(
  { app, ip, requestId }: Call,
  { path, body, answer, mayLeave = () => false, audit, vendor }: Wanted<Answer>,
): Promise<Outcome<Answer>> {
  const { vendorId, origin: ours } = vendor ?? { vendorId: houseVendorId, origin: app.config.gamesUrl }
  try {
    const given = answer.safeParse((await postToVendor(app, { vendorId, path, body, isEvenWhenOff: true })).answer)
    if (!given.success) return refuse('NOT_FOUND')
    const { origin, protocol } = URL.parse(given.data.url) ?? {}
    const isOurs = origin === new URL(ours).origin
    if (!isOurs && !(mayLeave(given.data) && /^https?:$/.test(protocol ?? ''))) return refuse('GAME_UNAVAILABLE')
    const { staffId, ...facts } = audit
    await transact(app.db, (tx) => recordAudit(tx, { actor: { kind: 'staff', id: staffId }, ...facts, ip, requestId }))
    return ok(given.data)
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
}
