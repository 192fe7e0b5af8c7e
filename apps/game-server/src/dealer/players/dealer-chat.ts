import { tidyText } from '../../chat/chat-text.ts'
import { lockSpeaker } from '../../chat/message-store.ts'
import { postMessage } from '../../chat/post-message.ts'
import { findShift } from '../dealer-store.ts'
import { isSupervisor } from '../desk-session.ts'
import type { DeskWish } from '../record-act.ts'

/** Whoever deals says something to the players of the table, in the words and at the pace that players may. */
export async function sayAtDesk({ context, tx, staff }: DeskWish, typed: string): Promise<string> {
  const { tableId, staffId, name } = staff
  const { dealer_writes: isOn } = await tx
    .selectFrom('tables')
    .select('dealer_writes')
    .where('table_id', '=', tableId)
    .executeTakeFirstOrThrow()
  if (!isOn) return 'WRITES_OFF'
  if (!(await findShift(tx, tableId))) return 'NO_SHIFT'
  const tidied = tidyText(typed)
  if (!tidied.ok) return tidied.code
  await lockSpeaker(tx, staffId)
  const by = { staff_id: staffId, staff_name: name }
  const said = await postMessage(context, tx, { tableId, by, mark: '', text: tidied.text })
  return said.ok ? 'done' : said.code
}

/** A pit boss says whether dealers of this table may write to its players. */
export async function letDealersWrite({ tx, staff }: DeskWish, isOn: boolean): Promise<string> {
  if (!isSupervisor(staff)) return 'SUPERVISOR_NEEDED'
  await tx.updateTable('tables').set({ dealer_writes: isOn }).where('table_id', '=', staff.tableId).execute()
  return 'done'
}
