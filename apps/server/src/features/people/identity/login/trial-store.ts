import { accountType } from '@fairground/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'

/** Closes and anonymises up to `countMax` trial accounts whose time is over; returns their ids. */
export async function saveTrialsClosed(tx: Tx, now: Date, countMax: number): Promise<string[]> {
  const due = tx
    .selectFrom('members')
    .select('id')
    .where('type', '=', accountType.trial)
    .where('status', '<>', 'closed')
    .where('expires_at', '<=', now)
  const rows = await tx
    .updateTable('members')
    .set({
      status: 'closed',
      account: sql`'closed_' || id`,
      nickname: '',
      last_login_ip: null,
      registered_ip: null,
      registered_url: null,
      registered_domain: null,
    })
    .where('id', 'in', due.orderBy('expires_at').limit(countMax).forUpdate().skipLocked())
    .returning('id')
    .execute()
  const memberIds = rows.map((row) => row.id)
  if (memberIds.length > 0)
    await tx.updateTable('sessions').set({ ip: '', user_agent: '' }).where('member_id', 'in', memberIds).execute()
  return memberIds
}
