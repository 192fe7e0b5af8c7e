import type { CareCause } from '@fairground/contract/studio'
import { newId } from '@fairground/vendor-kit'
import { lockSpeaker } from '../../chat/message-store.ts'
import type { DeskWish } from '../record-act.ts'
import { findOpenCareOf } from './care-store.ts'

/** Somebody at the desk worries about whoever wrote a message: staff have it in the console from here on, once. */
export async function openCare(
  { context, tx, staff }: DeskWish,
  { messageId, cause }: { messageId: number; cause: CareCause },
): Promise<string> {
  const { tableId, staffId, name } = staff
  const message = await tx
    .selectFrom('chat_messages')
    .select(['player_id', 'mark', 'text'])
    .where('message_id', '=', String(messageId))
    .where('table_id', '=', tableId)
    .executeTakeFirst()
  if (!message || message.player_id === null) return 'NO_PLAYER'
  // Two tables may worry about the same player at the same time.
  await lockSpeaker(tx, message.player_id)
  if (await findOpenCareOf(tx, message.player_id)) return 'CARE_OPEN'
  const now = context.clock.now()
  await tx
    .insertInto('player_cares')
    .values({
      ...{ care_id: newId('car', now), table_id: tableId, player_id: message.player_id, mark: message.mark },
      ...{ said: message.text, cause, opened_by: staffId, opened_name: name, opened_at: now },
      ...{ taken_by: null, taken_name: null, taken_at: null },
      ...{ closed_by: null, closed_name: null, closed_at: null, note: null },
    })
    .execute()
  return 'done'
}
