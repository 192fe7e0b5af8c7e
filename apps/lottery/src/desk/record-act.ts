import { newId } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { DeskStaff } from './desk-session.ts'

/** What one person of the staff wishes for a lottery, in the transaction that does it. */
export interface DeskWish {
  context: LotteryContext
  tx: Tx
  staff: DeskStaff
  gameId: string
}

/** What staff did at the desk; a `result` among the facts other than done is a refusal. */
export async function recordAct(
  { context, tx, staff, gameId }: DeskWish,
  act: string,
  { drawId = null, ...facts }: { drawId?: string | null } & Record<string, unknown>,
): Promise<void> {
  const at = context.clock.now()
  await tx
    .insertInto('desk_acts')
    .values({
      ...{ act_id: newId('act', at), game_id: gameId, draw_id: drawId, staff_id: staff.staffId },
      ...{ staff_name: staff.name, act, facts: JSON.stringify(facts), at },
    })
    .execute()
}
