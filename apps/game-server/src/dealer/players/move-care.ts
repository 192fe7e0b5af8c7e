import type { VendorCareMove } from '@fairground/contract/psw'
import { newId, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { PlayerCareRow, Tx } from '../../db/schema.ts'
import { lockCare } from './care-store.ts'

type Move = Omit<VendorCareMove, 'requestId'>

/** `MOVED`: somebody else has it, or it is closed; the same move of the same person again changes nothing. */
export type CareMoved = 'OK' | 'UNKNOWN' | 'MOVED'

/** A person of the staff takes a player on, or says what was done. The record goes to the audit log with acts of desks. */
export function moveCare(context: AppContext, move: Move): Promise<CareMoved> {
  return transact(context.db, async (tx) => {
    const care = await lockCare(tx, move.careId)
    if (!care) return 'UNKNOWN'
    const { by, note } = move
    const now = context.clock.now()
    if (note === undefined) {
      if (care.taken_by !== null) return care.taken_by === by.staffId ? 'OK' : 'MOVED'
      await save(tx, care, { taken_by: by.staffId, taken_name: by.name, taken_at: now })
    } else {
      if (care.closed_by !== null) return care.closed_by === by.staffId && care.note === note ? 'OK' : 'MOVED'
      // Nobody closes what nobody has taken on, nor what another person has.
      if (care.taken_by !== by.staffId) return 'MOVED'
      await save(tx, care, { closed_by: by.staffId, closed_name: by.name, closed_at: now, note })
    }
    const { care_id: careId, table_id, player_id: playerId, cause } = care
    const facts = { careId, playerId, cause, ...(note !== undefined && { note }) }
    await tx
      .insertInto('desk_acts')
      .values({
        ...{ act_id: newId('act', now), table_id, shared_round_id: null, staff_id: by.staffId, staff_name: by.name },
        ...{ act: note === undefined ? 'take-care' : 'close-care', facts: JSON.stringify(facts), at: now },
      })
      .execute()
    return 'OK'
  })
}

type Saved = Partial<Pick<PlayerCareRow, 'taken_by' | 'taken_name' | 'taken_at'>> &
  Partial<Pick<PlayerCareRow, 'closed_by' | 'closed_name' | 'closed_at' | 'note'>>

const save = (tx: Tx, { care_id }: PlayerCareRow, saved: Saved) =>
  tx.updateTable('player_cares').set(saved).where('care_id', '=', care_id).execute()
