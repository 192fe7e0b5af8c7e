import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { countUnread, saveRead, saveRemoved } from './message-store.ts'

/** Marks messages, or all, as read or deleted, and notifies the member's other pages. @returns the unread count */
export const markMessages = (
  { app: { db, clock } }: Call,
  memberId: string,
  { mark, ids }: { mark: 'read' | 'removed'; ids: readonly string[] | undefined },
): Promise<number> =>
  transact(db, async (tx) => {
    const save = mark === 'read' ? saveRead : saveRemoved
    const isChanged = await save(tx, { memberId, ids, now: clock.now() })
    if (isChanged) announce(tx, memberId, 'inbox.changed', {})
    return countUnread(tx, memberId)
  })
