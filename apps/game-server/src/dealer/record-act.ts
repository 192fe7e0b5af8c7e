import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { holdRound } from './dealer-store.ts'
import type { DeskStaff } from './desk-session.ts'

/** What one person of the staff wishes at their table, in the transaction that does it. */
export interface DeskWish {
  context: AppContext
  tx: Tx
  staff: DeskStaff
}

/** What staff did at a desk, with the round it happened in. */
export async function recordAct({ context, tx, staff }: DeskWish, act: string, facts: object): Promise<void> {
  const held = await holdRound(tx, staff.tableId)
  const at = context.clock.now()
  await tx
    .insertInto('desk_acts')
    .values({
      ...{ act_id: newId('act', at), table_id: staff.tableId, shared_round_id: held?.round.shared_round_id ?? null },
      ...{ staff_id: staff.staffId, staff_name: staff.name, act, facts: JSON.stringify(facts), at },
    })
    .execute()
}
