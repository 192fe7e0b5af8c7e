import type { RejectReason, StaffCheck, StaffCheckDetail } from '@fairground/contract'
import { type Reader, type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { listProofs } from '../../site/uploads/index.ts'
import { notify } from '../../talk/inbox/index.ts'
import { readPolicy } from '../policy/index.ts'
import type { StaffSession } from '../staff/index.ts'
import type { Check } from './check.ts'
import { openDetails } from './check-details.ts'
import { findCheck, findOwner, isNumberElsewhere, listQueue, lockCheck, saveDecided } from './check-store.ts'
import { validUntilOf } from './identity-check.ts'
import type { ReadSaid } from './said.ts'
import { viewDetail, viewQueued } from './staff-check-view.ts'

interface Wanted {
  state?: 'pending' | 'approved' | 'rejected' | 'expired' | undefined
  query: string
  pageNo: number
  pageSize: number
}

const mayDecide = ({ permissions }: StaffSession): boolean => permissions.includes('identity.decide')

export async function listChecks({ app }: Call, staff: StaffSession, { state, ...wanted }: Wanted) {
  const today = siteDay(app)
  const { rows, total } = await listQueue(app.db, { ...wanted, state, today })
  const list: StaffCheck[] = rows.map((row) => viewQueued(row, { today, canDecide: mayDecide(staff) }))
  return { list, total, pageNo: wanted.pageNo, pageSize: wanted.pageSize }
}

/** A check with what stands on the paper; that somebody looked is recorded. Refusals: NOT_FOUND. */
export async function showCheck(
  call: Call,
  staff: StaffSession,
  checkId: string,
  readSaid: ReadSaid,
): Promise<Outcome<StaffCheckDetail>> {
  return transact(call.app.db, async (tx) => {
    const check = await findCheck(tx, checkId)
    if (!check) return refuse('NOT_FOUND')
    await record(tx, call, staff, { action: 'identity.looked-at', subject: check.id })
    return ok(await detailOf(tx, call, staff, { check, readSaid }))
  })
}

interface Decision {
  checkId: string
  isApproved: boolean
  reason?: RejectReason | undefined
  note: string
}

/**
 * Approves or rejects a check; its player is told, and reads the reason on the page of identity. A rejection takes no money: what it leaves shut is what
 * the rules want the level for. Refusals: VALIDATION for a rejection without a reason, NOT_FOUND, STATE_CONFLICT once decided.
 */
export async function decideCheck(
  call: Call,
  staff: StaffSession,
  { checkId, isApproved, reason, note }: Decision,
  readSaid: ReadSaid,
): Promise<Outcome<StaffCheckDetail>> {
  if (!isApproved && !reason) return refuseField('reason', 'validation.required')
  return transact(call.app.db, async (tx) => {
    const check = await lockCheck(tx, checkId)
    if (!check) return refuse('NOT_FOUND')
    if (check.state !== 'pending') return refuse('STATE_CONFLICT')
    await settleCheck(tx, call, check, {
      ...{ by: staff.username, note: note || null },
      ...(isApproved ? { isApproved } : { isApproved: false, reason: reason ?? 'notAccepted' }),
    })
    const action = isApproved ? 'identity.approved' : 'identity.rejected'
    await record(tx, call, staff, {
      action,
      subject: check.id,
      detail: { level: check.level, ...(reason && { reason }) },
    })
    const decided = await findCheck(tx, checkId)
    return ok(await detailOf(tx, call, staff, { check: decided ?? check, readSaid }))
  })
}

export type Verdict = { by: string; note: string | null } & (
  | { isApproved: true }
  | { isApproved: false; reason: RejectReason }
)

/** Saves what became of a locked check and tells its player, whoever decided. */
export async function settleCheck(tx: Tx, { app }: Pick<Call, 'app'>, check: Check, verdict: Verdict): Promise<void> {
  const at = app.clock.now()
  const { identityMonths } = await readPolicy(app, tx)
  await saveDecided(tx, {
    ...{ id: check.id, state: verdict.isApproved ? 'approved' : 'rejected', at, by: verdict.by, note: verdict.note },
    reason: verdict.isApproved ? null : verdict.reason,
    validUntil: verdict.isApproved ? validUntilOf(siteDay(app), identityMonths, check.documentExpiresOn) : null,
  })
  await notify(tx, {
    memberId: check.memberId,
    template: verdict.isApproved ? 'identity.approved' : 'identity.rejected',
    params: {},
    at,
  })
}

interface Looked {
  check: Check
  readSaid: ReadSaid
}

async function detailOf(reader: Reader, { app }: Call, staff: StaffSession, { check, readSaid }: Looked) {
  const proofsOf = await listProofs(reader, [check.id])
  const { ageMin } = await readPolicy(app, reader)
  const beside = {
    details: check.detailsSealed === null ? undefined : openDetails(app, check.id, check.detailsSealed),
    proofs: proofsOf(check.id),
    said: await readSaid(app, reader, check.memberId),
    isNumberElsewhere: await isNumberElsewhere(reader, check),
    ageMin,
  }
  const owner = await findOwner(reader, check.memberId)
  return viewDetail({ ...check, ...owner }, beside, { today: siteDay(app), canDecide: mayDecide(staff) })
}

interface Act {
  action: 'identity.looked-at' | 'identity.approved' | 'identity.rejected'
  subject: string
  detail?: Record<string, string | number>
}

const record = (tx: Tx, { ip, requestId }: Call, { staffId }: StaffSession, { action, subject, detail = {} }: Act) =>
  recordAudit(tx, { actor: { kind: 'staff', id: staffId }, action, subject, detail, ip, requestId })
