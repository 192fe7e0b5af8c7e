import type { OperatorList } from '@fairground/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { listOperators } from './operator-list-store.ts'
import { getOperator } from './operator-store.ts'
import { operatorList } from './operator-view.ts'
import type { StaffSession } from './staff-session.ts'

/** What the owner chose, as a column of any query. */
export const ownersRule: RawBuilder<boolean> = sql<boolean>`coalesce(
  (select p.second_factor_required from staff_policy p), false)`

/** Outside the sandbox always; within it as the owner chose. */
export async function isSecondFactorRequired(reader: Reader, { profile }: { profile: string }): Promise<boolean> {
  if (profile !== 'sandbox') return true
  const row = await reader.selectFrom('staff_policy').select('second_factor_required').executeTakeFirst()
  return row?.second_factor_required ?? false
}

interface Change {
  isRequired: boolean
  reason: string
}

/** Requires an authenticator of everybody before the next call. Callers without one get SECOND_FACTOR_REQUIRED. */
export async function changeSecondFactorRule(
  call: Call,
  { staffId, username }: StaffSession,
  { isRequired, reason }: Change,
): Promise<Outcome<OperatorList>> {
  const { db, clock, config } = call.app
  const now = clock.now()
  return transact(db, async (tx) => {
    const own = await getOperator(tx, staffId)
    if (isRequired && !own.totpSecretSealed) return refuse('SECOND_FACTOR_REQUIRED')
    await save(tx, { second_factor_required: isRequired, updated_by: username, updated_at: now })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'staff.second-factor-rule',
      subject: 'staff-policy',
      detail: { isOn: isRequired, reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(operatorList(await listOperators(tx, now), await isSecondFactorRequired(tx, config), now))
  })
}

const save = (tx: Tx, row: { second_factor_required: boolean; updated_by: string; updated_at: Date }) =>
  tx
    .insertInto('staff_policy')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
