import type { LimitKind, LimitPeriod, Protection } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { readPolicy } from '../policy/index.ts'
import { sentAmount, storedAmount } from './limit-amounts.ts'
import { isRaise, type Max } from './limit-change.ts'
import { limitColumn, listRaises, lockPlayLimits, removeRaise, savePlayLimits, saveRaise } from './limit-store.ts'
import { readProtection } from './read-protection.ts'

export interface Owner {
  memberId: string
  currency: string
}
interface Place {
  kind: LimitKind
  period: LimitPeriod
}

/**
 * Sets one limit of the caller. A lower one holds at once, and takes back the wish for a higher one; a higher one, or none,
 * is a wish that holds when it is confirmed after the wait that the site's rules ask for. Refusals: VALIDATION.
 */
export async function setLimit(
  call: Call,
  owner: Owner,
  { kind, period, max }: Place & { max: string | number | null },
): Promise<Outcome<Protection>> {
  const wanted = max === null ? null : storedAmount(kind, max, owner.currency)
  if (wanted === undefined) return refuseField('max', 'validation.format')
  return change(call, owner, async (tx, now) => {
    const limits = await lockPlayLimits(tx, owner.memberId)
    const before = maxOf(limits[limitColumn(kind, period)])
    if (isRaise(before, wanted)) {
      const { raiseWaitHours } = await readPolicy(call.app, tx)
      const readyAt = new Date(now.getTime() + raiseWaitHours * 3_600_000)
      await saveRaise(tx, owner.memberId, { kind, period, wanted, readyAt }, now)
      await note(tx, call, owner, { action: 'limit.raise-asked', kind, period, before, max: wanted })
      return ok(undefined)
    }
    await removeRaise(tx, owner.memberId, { kind, period })
    if (before === wanted) return ok(undefined)
    await savePlayLimits(tx, owner.memberId, {
      [limitColumn(kind, period)]: wanted === null ? null : String(wanted),
      reviewed_at: now,
    })
    await note(tx, call, owner, { action: 'limit.lowered', kind, period, before, max: wanted })
    return ok(undefined)
  })
}

/** When the wait is over. Refusals: NOT_FOUND without a wish, STATE_CONFLICT before. */
export const confirmRaise = (call: Call, owner: Owner, { kind, period }: Place): Promise<Outcome<Protection>> =>
  change(call, owner, async (tx, now) => {
    const limits = await lockPlayLimits(tx, owner.memberId)
    const raise = (await listRaises(tx, owner.memberId)).find((one) => one.kind === kind && one.period === period)
    if (!raise) return refuse('NOT_FOUND')
    if (raise.readyAt > now) return refuse('STATE_CONFLICT')
    await removeRaise(tx, owner.memberId, { kind, period })
    const { wanted } = raise
    await savePlayLimits(tx, owner.memberId, {
      [limitColumn(kind, period)]: wanted === null ? null : String(wanted),
      reviewed_at: now,
    })
    const before = maxOf(limits[limitColumn(kind, period)])
    await note(tx, call, owner, { action: 'limit.raised', kind, period, before, max: wanted })
    return ok(undefined)
  })

/** Refusals: NOT_FOUND. */
export const cancelRaise = (call: Call, owner: Owner, { kind, period }: Place): Promise<Outcome<Protection>> =>
  change(call, owner, async (tx) => {
    await lockPlayLimits(tx, owner.memberId)
    if (!(await removeRaise(tx, owner.memberId, { kind, period }))) return refuse('NOT_FOUND')
    await note(tx, call, owner, { action: 'limit.raise-cancelled', kind, period, before: null, max: null })
    return ok(undefined)
  })

/** How often games stop and say for how long and with what the member has played. Refusals: FEATURE_OFF for null, never, where the rules want one. */
export const setReality = (call: Call, owner: Owner, minutes: number | null): Promise<Outcome<Protection>> =>
  change(call, owner, async (tx, now) => {
    if (minutes === null && !(await readPolicy(call.app, tx)).realityMayBeOff) return refuse('FEATURE_OFF')
    await lockPlayLimits(tx, owner.memberId)
    await savePlayLimits(tx, owner.memberId, {
      ...(minutes === null
        ? { reality_check_ms: null, reality_declined_at: now }
        : { reality_check_ms: minutes * 60_000, reality_declined_at: null }),
    })
    const actor = { kind: 'member', id: owner.memberId } as const
    await recordAudit(tx, { actor, action: 'limit.reality-set', subject: owner.memberId, detail: { minutes } })
    return ok(undefined)
  })

/** Does it in one transaction, and answers with what stands then. */
async function change(
  call: Call,
  owner: Owner,
  act: (tx: Tx, now: Date) => Promise<Outcome<undefined>>,
): Promise<Outcome<Protection>> {
  return transact(call.app.db, async (tx) => {
    const done = await act(tx, call.app.clock.now())
    return done.ok ? ok(await readProtection({ ...call.app, db: tx }, owner)) : done
  })
}

const maxOf = (stored: string | null): Max => (stored === null ? null : BigInt(stored))

type LimitAction = 'limit.lowered' | 'limit.raise-asked' | 'limit.raised' | 'limit.raise-cancelled'

interface Noted extends Place {
  action: LimitAction
  before: Max
  max: Max
}

async function note(
  tx: Tx,
  call: Call,
  { memberId, currency }: Owner,
  { action, kind, period, before, max }: Noted,
): Promise<void> {
  const told = (amount: Max) => (amount === null ? null : sentAmount(kind, amount, currency))
  await recordAudit(tx, {
    ...{ actor: { kind: 'member', id: memberId }, action, subject: memberId, ip: call.ip, requestId: call.requestId },
    detail: { kind, period, before: told(before), max: told(max) },
  })
}
