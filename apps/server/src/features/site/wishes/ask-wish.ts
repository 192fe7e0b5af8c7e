import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { mayGiveAlone } from './may-give-alone.ts'
import type { Weight, Wish } from './wish.ts'
import type { WishKind, Word } from './wish-kind.ts'
import { addWish, findByRequest, saveDecided } from './wish-store.ts'

/** Who of the staff calls. */
export interface Caller {
  call: Call
  staff: StaffSession
}

export interface Asked<Payload, Facts = unknown> {
  subject: string
  payload: Payload
  weight: Weight
  reason: string
  /** What it may cost, where the weight does not say it. */
  cost?: { amountMinor: bigint; currency: string } | undefined
  /** Only one wish of the kind may wait there at a time. */
  place?: string | undefined
  /** The asker's own id of this request. */
  requestId?: string | undefined
  /** What `gather` of the kind brought, for one that may come true at once. */
  facts?: Facts | undefined
}

/**
 * Asks for something in the caller's transaction, which a refusal must undo (`transactWhole`). Within its threshold it
 * comes true at once; else it waits for another person. The same request id finds the same wish again. Refusals:
 * REQUEST_MISMATCH, STATE_CONFLICT while another wish waits at its place, and those of the kind.
 */
export async function askWish<Payload, Facts>(
  tx: Tx,
  { call, staff }: Caller,
  kind: WishKind<Payload, Facts>,
  asked: Asked<Payload, Facts>,
): Promise<Outcome<Wish<Payload>>> {
  const { subject, payload, weight, place, requestId } = asked
  const earlier = requestId && (await findByRequest(tx, { kind: kind.kind, askedBy: staff.staffId, requestId }))
  if (earlier) {
    const known = kind.payload.parse(earlier.payload)
    const isSame = isDeepStrictEqual(known, payload) && earlier.reason === asked.reason
    return isSame ? ok({ ...earlier, payload: known }) : refuse('REQUEST_MISMATCH')
  }
  const wish = newWish({ call, staff }, kind, asked)
  if (!(await addWish(tx, wish, { place, requestId }))) return refuse('STATE_CONFLICT')
  const word = wordOf(call, staff)
  if (!(await mayGiveAlone(tx, weight, { staffId: staff.staffId, subject, at: wish.askedAt }))) {
    await recordWish(tx, kind, wish, word)
    return ok(wish)
  }
  const approved: Wish<Payload> = { ...wish, ...decidedBy(staff, word), state: 'approved', isAlone: true }
  await saveDecided(tx, approved)
  if (!kind.isRecorded) await recordWish(tx, kind, approved, word)
  const applied = await kind.apply(tx, approved, word, asked.facts)
  return applied.ok ? ok(approved) : applied
}

function newWish<Payload>(
  { call: { app }, staff }: Caller,
  { kind }: Pick<WishKind<Payload>, 'kind'>,
  { subject, payload, weight, cost, reason }: Asked<Payload>,
): Wish<Payload> {
  const worth = typeof weight === 'object' ? weight : cost
  const askedAt = app.clock.now()
  return {
    id: newId('wsh', askedAt.getTime()),
    ...{ kind, subject, payload, amountMinor: worth?.amountMinor, currency: worth?.currency, reason },
    ...{ state: 'asked', isAlone: false, askedBy: staff.staffId, askedByName: staff.username, askedAt },
    ...{ decidedBy: undefined, decidedByName: undefined, decidedAt: undefined, decisionReason: undefined },
  }
}

export const decidedBy = ({ staffId, username }: StaffSession, { at }: Word) => ({
  decidedBy: staffId,
  decidedByName: username,
  decidedAt: at,
})

export const wordOf = ({ app, ip, requestId }: Call, { staffId, username }: StaffSession): Word => ({
  app,
  actor: { kind: 'staff', id: staffId },
  username,
  at: app.clock.now(),
  ip,
  requestId,
})

/** Writes what became of it into the audit log. */
export async function recordWish<Payload, Facts>(
  tx: Tx,
  kind: WishKind<Payload, Facts>,
  wish: Wish<Payload>,
  { actor, ip, requestId }: Word,
): Promise<void> {
  const { subject, payload, amountMinor, currency, reason, state, isAlone, askedByName, decisionReason } = wish
  await recordAudit(tx, {
    actor,
    action: `${kind.actionOf(payload)}${state}`,
    subject,
    detail: {
      wishId: wish.id,
      ...(amountMinor !== undefined && { amountMinor: String(amountMinor), currency }),
      ...kind.detailOf?.(payload),
      ...(reason && { reason }),
      ...(state !== 'asked' && !isAlone && { askedBy: askedByName }),
      ...(isAlone && { alone: true }),
      ...(decisionReason !== undefined && { decisionReason }),
    },
    ip,
    requestId,
  })
}
