import { transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { moveShared } from '../shared-round-store.ts'
import { voidBets } from '../void-bets.ts'

/** A round that has not come so long after its time is not waited for. */
const waitedMsMax = 36 * 3_600_000
const passedReason = 'the table went on without the round that the bet waited for'
const lateReason = 'the round that the bet waited for has not come in 36 hours'

/**
 * Gives stakes back that wait for nothing: the table plays a later round by now, or theirs is 36 hours late. A late round
 * keeps its place: it may still be played, by those who bet on it then.
 */
export async function voidPassed(context: AppContext, tableId: string): Promise<void> {
  const lateAt = new Date(context.clock.now().getTime() - waitedMsMax)
  const { rows } = await sql<{ shared_round_id: string; is_passed: boolean }>`
    select a.shared_round_id, p.is_passed from shared_rounds a cross join lateral (
      select exists (
        select from shared_rounds r where r.table_id = a.table_id and r.state <> 'ahead'
          and (r.chain_id > a.chain_id or (r.chain_id = a.chain_id and r.number > a.number))
      ) as is_passed
    ) p
    where a.table_id = ${tableId} and a.state = 'ahead' and (p.is_passed or (a.closes_at < ${lateAt} and exists (
      select from shared_bets b where b.shared_round_id = a.shared_round_id and b.state in ('betting', 'taken')
    )))`.execute(context.db)
  for (const { shared_round_id, is_passed } of rows) {
    const reason = is_passed ? passedReason : lateReason
    const count = await transact(context.db, async (tx) => {
      const round = { shared_round_id, table_id: tableId, state: 'ahead' as const }
      if (is_passed && !(await moveShared(tx, round, 'void', { void_reason: reason }))) return 0
      return voidBets(context, tx, shared_round_id, { states: ['betting', 'taken'], reason })
    })
    context.log.warn({ sharedRoundId: shared_round_id, count, reason }, 'bets that waited were given back')
  }
}
