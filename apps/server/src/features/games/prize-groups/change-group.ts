import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { findGroupBounds, type GroupBounds } from './group-room.ts'

interface GroupChange {
  memberId: string
  group: number
  reason: string
  actor: Actor
  now: Date
  /** Of the call. */
  from?: { ip: string; requestId: string }
}

/**
 * Sets the group of an account. Draws that are on sale keep the higher one; those above and below it stay where they are.
 * Refusals: NOT_FOUND, VALIDATION of the group outside its bounds.
 */
export async function changeGroup(tx: Tx, change: GroupChange): Promise<Outcome<GroupBounds>> {
  const { memberId, group, reason, actor, now, from } = change
  await lockPlace(tx, memberId)
  const bounds = await findGroupBounds(tx, memberId)
  if (!bounds) return refuse('NOT_FOUND')
  if (group === bounds.group) return ok(bounds)
  if (group < bounds.least) return refuseField('group', 'validation.tooSmall', { min: bounds.least })
  if (group > bounds.most) return refuseField('group', 'validation.tooBig', { max: bounds.most })
  await tx.updateTable('members').set({ prize_group: group }).where('id', '=', memberId).execute()
  const groups = { group_before: bounds.group, group_after: group }
  await tx
    .insertInto('prize_group_changes')
    .values({ member_id: memberId, ...groups, changed_at: now, changed_by: `${actor.kind}:${actor.id}`, reason })
    .execute()
  const detail = { before: bounds.group, after: group, reason }
  await recordAudit(tx, { actor, action: 'prize-group.changed', subject: memberId, detail, ...from })
  return ok({ ...bounds, group })
}

/** The rules, the account, and the one above: none moves, and nobody is added below, until the transaction ends. */
async function lockPlace(tx: Tx, memberId: string): Promise<void> {
  await sql`select from prize_group_rules for share`.execute(tx)
  await sql`select from members where id = ${memberId} for no key update`.execute(tx)
  await sql`
    select from members where id = (select recommender_id from members where id = ${memberId}) for share`.execute(tx)
}
