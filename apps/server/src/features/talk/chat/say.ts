import { hasBlockedWord } from '@fairground/contract/blocked-words'
import { readableLine } from '@fairground/contract/readable'
import { transact } from '../../../db/db.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../lib/attempts.ts'
import type { Call } from '../../../lib/call.ts'
import { announceToRoom } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse, refuseField, refuseFor } from '../../../lib/outcome.ts'
import { addMessage, findLastSaidAt, findMute, lockSpeaker } from './message-store.ts'
import { findRoom, listWords } from './room-store.ts'

/** On top of the room's own pause. */
const messageLimit: AttemptLimit = { triesMax: 60, windowMs: 10 * 60_000, lockMs }

interface Speech {
  memberId: string
  roomId: string
  text: string
}

/**
 * Says something in a room and tells every page in it. Refusals: NOT_FOUND for a room that is closed, VALIDATION for
 * what cannot be read, a blocked word or a muted account, TOO_MANY_REQUESTS for haste.
 */
export async function say(call: Call, { memberId, roomId, text }: Speech): Promise<Outcome<{ messageId: string }>> {
  const { db, clock } = call.app
  const room = await findRoom(db, roomId)
  if (!room?.isOpen) return refuse('NOT_FOUND')
  const kept = readableLine(text)
  if (kept === undefined)
    return refuseField('text', text.trim() === '' ? 'validation.required' : 'validation.hiddenSigns')
  const now = clock.now()
  if (await findMute(db, memberId, now)) return refuseField('text', 'validation.muted')
  if (hasBlockedWord(kept, await listWords(db))) return refuseField('text', 'validation.blockedWord')
  const retryAfter = await takeAttempt(db, `chat:member:${memberId}`, messageLimit, now)
  if (retryAfter !== undefined) return refuseFor(retryAfter)
  return transact(db, async (tx) => {
    await lockSpeaker(tx, memberId)
    const lastAt = await findLastSaidAt(tx, memberId)
    const waitMs = lastAt ? lastAt.getTime() + room.pauseSeconds * 1_000 - now.getTime() : 0
    if (waitMs > 0) return refuseFor(Math.ceil(waitMs / 1_000))
    const messageId = await addMessage(tx, { roomId, memberId, text: kept, saidAt: now })
    announceToRoom(tx, roomId, 'chat.changed', { roomId })
    return ok({ messageId })
  })
}
