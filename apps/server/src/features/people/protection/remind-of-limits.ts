import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { notify } from '../../talk/inbox/index.ts'
import { readPolicy } from '../policy/index.ts'
import { limitColumn, limitPlaces } from './limit-store.ts'

const batchMax = 500
const bounds = sql.join(limitPlaces.map(({ kind, period }) => sql.ref(`l.${limitColumn(kind, period)}`)))

/**
 * Writes to players who have limits and for months neither set one nor were reminded. Nobody is written to who has stopped
 * playing. Each is noted with his message, so that a second run at the same time writes nothing.
 */
export async function remindOfLimits(app: AppContext): Promise<void> {
  const now = app.clock.now()
  const { limitReviewMonths: months } = await readPolicy(app, app.db)
  let count = batchMax
  while (count === batchMax)
    count = await transact(app.db, async (tx) => {
      const { rows } = await sql<{ member_id: string }>`
        update play_limits set reviewed_at = ${now}
        where member_id in (
          select l.member_id from play_limits l join members m on m.id = l.member_id
          where l.reviewed_at <= ${now}::timestamptz - make_interval(months => ${months}) and m.status = 'active'
            and coalesce(${bounds}) is not null and (l.excluded_until is null or l.excluded_until <= ${now})
          limit ${batchMax} for no key update of l skip locked
        )
        returning member_id`.execute(tx)
      for (const { member_id: memberId } of rows)
        await notify(tx, { memberId, template: 'care.review', params: {}, at: now })
      return rows.length
    })
}
