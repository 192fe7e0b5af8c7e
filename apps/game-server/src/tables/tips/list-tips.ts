import type { VendorTipList } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { listTipSums } from './tip-store.ts'

const dayMs = 24 * 3_600_000

/** What players gave whoever dealt, by table and shift. */
export async function listTips({ db, clock }: AppContext, { days }: { days: number }): Promise<VendorTipList> {
  const rows = await listTipSums(db, new Date(clock.now().getTime() - days * dayMs))
  return {
    tips: rows.map((row) => ({
      ...{ tableId: row.table_id, shiftId: row.shift_id, dealerName: row.dealer_name },
      ...{ beganAt: row.began_at.toISOString(), endedAt: row.ended_at?.toISOString() ?? null },
      ...{ currency: row.currency, count: row.count, given: row.given },
    })),
  }
}
