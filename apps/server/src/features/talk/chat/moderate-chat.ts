import type { ChatRoomTerms, StaffChatRoom } from '@fairground/contract'
import { spoken } from '@fairground/contract/blocked-words'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { announceToRoom } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { deleteMessage, saveMute } from './message-store.ts'
import { findRoom, listWords, saveRoom, saveWords } from './room-store.ts'

const record = (
  tx: Tx,
  call: Call,
  { staffId }: StaffSession,
  done: { action: string; subject: string; detail?: object },
) =>
  recordAudit(tx, {
    actor: { kind: 'staff', id: staffId },
    ...done,
    detail: { ...done.detail },
    ip: call.ip,
    requestId: call.requestId,
  })

/** Writes a room, a new one where none is named. Refusal: NOT_FOUND. */
export const changeRoom = (
  call: Call,
  staff: StaffSession,
  { roomId, ...terms }: ChatRoomTerms & { roomId?: string },
): Promise<Outcome<StaffChatRoom>> =>
  transact(call.app.db, async (tx) => {
    if (roomId !== undefined && !(await findRoom(tx, roomId))) return refuse('NOT_FOUND')
    const id = roomId ?? newId('chr')
    await saveRoom(tx, id, terms, call.app.clock.now())
    await record(tx, call, staff, { action: 'chat.room-changed', subject: id, detail: terms })
    announceToRoom(tx, id, 'chat.changed', { roomId: id })
    return ok({ ...terms, roomId: id })
  })

/** Takes a message off every page. Refusal: NOT_FOUND, also for one that is off already. */
export const removeMessage = (call: Call, staff: StaffSession, messageId: string): Promise<Outcome<null>> =>
  transact(call.app.db, async (tx) => {
    const deleted = await deleteMessage(tx, { messageId, staffId: staff.staffId, at: call.app.clock.now() })
    if (!deleted) return refuse('NOT_FOUND')
    const { roomId, memberId } = deleted
    await record(tx, call, staff, { action: 'chat.message-deleted', subject: memberId, detail: { messageId, roomId } })
    announceToRoom(tx, roomId, 'chat.changed', { roomId })
    return ok(null)
  })

interface Silence {
  memberId: string
  minutes: number
  reason: string
}

/** Lets a member only read for so long, or write again. Refusal: NOT_FOUND. */
export const mute = (
  call: Call,
  staff: StaffSession,
  { memberId, minutes, reason }: Silence,
): Promise<Outcome<{ mutedUntil?: string }>> =>
  transact(call.app.db, async (tx) => {
    const member = await tx.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()
    if (!member) return refuse('NOT_FOUND')
    const at = call.app.clock.now()
    const until = new Date(at.getTime() + minutes * 60_000)
    await saveMute(tx, { memberId, until, reason, staffId: staff.staffId, at })
    await record(tx, call, staff, { action: 'chat.member-muted', subject: memberId, detail: { minutes, reason } })
    return ok(minutes > 0 ? { mutedUntil: until.toISOString() } : {})
  })

/** Words that nobody may say, whole; kept as they are compared. */
export const changeWords = (call: Call, staff: StaffSession, words: readonly string[]): Promise<{ words: string[] }> =>
  transact(call.app.db, async (tx) => {
    const kept = [...new Set(words.map((word) => spoken(word).trim()).filter((word) => word !== ''))]
    await saveWords(tx, kept)
    await record(tx, call, staff, { action: 'chat.words-changed', subject: 'chat', detail: { count: kept.length } })
    return { words: await listWords(tx) }
  })
