import type { BreakLength, ExclusionLength, Protection } from '@fairground/contract'
import { type Reader, type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { endEntered, type MemberSession } from '../identity/index.ts'
import { type Policy, readPolicy } from '../policy/index.ts'
import { addBreak, findBreak, saveReopenAsked } from './break-store.ts'
import { endOf, heldUntil, isHeld } from './limit-change.ts'
import { lockPlayLimits, savePlayLimits } from './limit-store.ts'
import { breakOf, readProtection } from './read-protection.ts'

/** What the money path reads where no end is known. */
const never = new Date('9999-12-31T00:00:00Z')

type Wanted = { kind: 'break'; length: BreakLength } | { kind: 'exclusion'; length: ExclusionLength }

const isOffered = ({ breakLengths, exclusionLengths }: Policy, wanted: Wanted): boolean =>
  wanted.kind === 'break' ? breakLengths.includes(wanted.length) : exclusionLengths.includes(wanted.length)

type Caller = Pick<MemberSession, 'memberId' | 'sessionId' | 'currency'>

/**
 * Lets the caller play nothing from now on: a break for a while, an exclusion for long or for ever, which ends every other
 * session of the account too. Nobody can take it back, but a longer one may follow it. Refusals: VALIDATION for a length
 * that the site's rules do not offer, STATE_CONFLICT where one already holds for longer.
 */
export async function stopPlay(call: Call, caller: Caller, stop: Wanted): Promise<Outcome<Protection>> {
  const { app } = call
  return transact(app.db, async (tx) => {
    const now = app.clock.now()
    const { memberId } = caller
    if (!isOffered(await readPolicy(app, tx), stop)) return refuseField('length', 'validation.format')
    await lockPlayLimits(tx, memberId)
    const until = endOf(stop.length, now) ?? null
    const last = await findBreak(tx, memberId)
    if (last && breakOf(last, now) && holdsLonger(last, { kind: stop.kind, until })) return refuse('STATE_CONFLICT')
    const id = newId('brk', now.getTime())
    const { kind } = stop
    await addBreak(tx, { id, member_id: memberId, kind, began_at: now, until, set_by: 'member' })
    // An exclusion holds beyond its end, until its player asks to play again.
    await savePlayLimits(tx, memberId, { excluded_until: heldUntil({ kind, until, reopensAt: null }) ?? never })
    if (kind === 'exclusion') await endEntered(tx, call, caller)
    const action = kind === 'break' ? 'play.break-taken' : 'play.excluded'
    await note(tx, call, { memberId, action, detail: { length: stop.length } })
    return ok(await readProtection({ ...app, db: tx }, caller))
  })
}

/** Asks to play again. Refusals: STATE_CONFLICT without an exclusion whose time is over. */
export async function reopenPlay(call: Call, caller: Caller): Promise<Outcome<Protection>> {
  const { app } = call
  return transact(app.db, async (tx) => {
    const now = app.clock.now()
    const { memberId } = caller
    await lockPlayLimits(tx, memberId)
    const last = await findBreak(tx, memberId)
    const isOver = last?.kind === 'exclusion' && last.until !== null && last.until <= now
    if (!isOver || last.reopen_asked_at) return refuse('STATE_CONFLICT')
    const { reopenWaitHours } = await readPolicy(app, tx)
    const reopensAt = new Date(now.getTime() + reopenWaitHours * 3_600_000)
    await saveReopenAsked(tx, last.id, { at: now, reopensAt })
    await savePlayLimits(tx, memberId, { excluded_until: reopensAt })
    await note(tx, call, { memberId, action: 'play.reopen-asked', detail: {} })
    return ok(await readProtection({ ...app, db: tx }, caller))
  })
}

interface Stopped {
  kind: string
  until: Date | null
}

/** An exclusion outlasts every break, and without an end every other. */
function holdsLonger(last: Stopped, next: Stopped): boolean {
  if (last.kind !== next.kind) return last.kind === 'exclusion'
  return last.until === null || (next.until !== null && next.until <= last.until)
}

/** Whether the member plays nothing now, neither with money that is there nor with more. */
export async function isStopped(tx: Reader, memberId: string, now: Date): Promise<boolean> {
  const last = await findBreak(tx, memberId)
  if (!last) return false
  const kind = last.kind === 'exclusion' ? 'exclusion' : 'break'
  return isHeld({ kind, until: last.until, reopensAt: last.reopens_at }, now)
}

interface Act {
  memberId: string
  action: 'play.break-taken' | 'play.excluded' | 'play.reopen-asked'
  detail: { length?: string }
}

const note = (tx: Tx, { ip, requestId }: Call, { memberId, action, detail }: Act) =>
  recordAudit(tx, { actor: { kind: 'member', id: memberId }, action, subject: memberId, detail, ip, requestId })
