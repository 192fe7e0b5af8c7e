import type { MemberLookup, StaffMember } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../../lib/attempts.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuseField, refuseFor } from '../../../../lib/outcome.ts'
import { getBalances } from '../../../money/wallet/index.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { e164OfName } from '../../../talk/messages/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { emailIndex, mobileIndex } from '../profile/member-details.ts'
import { payeeNameIndex } from '../profile/payee-name.ts'
import { findByContact, findByPayeeName } from './member-index-store.ts'
import { listMembersOf } from './staff-member-store.ts'
import { staffMember } from './staff-member-view.ts'

/** Enough to answer telephones; more in that time tries a list out. */
const limit: AttemptLimit = { triesMax: 40, windowMs: 10 * 60_000, lockMs }

interface Lookup {
  by: MemberLookup
  value: string
}

/** Members with exactly this number, address or name. That somebody looked is on record, what for is not. */
export async function findMembers(
  call: Call,
  { staffId }: StaffSession,
  { by, value }: Lookup,
): Promise<Outcome<StaffMember[]>> {
  const { app } = call
  const retryAfter = await takeAttempt(app.db, `members:find:${staffId}`, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  const key = await keyOf(call, { by, value })
  if (!key) return refuseField('value', 'validation.mobileUnknown')
  return transact(app.db, async (tx) => {
    const ids = by === 'payeeName' ? await findByPayeeName(tx, key) : await findByContact(tx, by, key)
    const rows = await listMembersOf(tx, ids, app.clock.now())
    const balanceOf = await getBalances(tx, rows)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'member.looked-up',
      subject: by,
      detail: { found: rows.map(({ memberId }) => memberId) },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(rows.map((row) => staffMember(row, balanceOf(row))))
  })
}

async function keyOf({ app }: Call, { by, value }: Lookup): Promise<Buffer | undefined> {
  if (by === 'payeeName') return payeeNameIndex(app, value)
  if (by === 'email') return emailIndex(app, value)
  const { facts } = await getSiteRules(app)
  const number = e164OfName(facts.countries, value)
  return number === undefined ? undefined : mobileIndex(app, number)
}
