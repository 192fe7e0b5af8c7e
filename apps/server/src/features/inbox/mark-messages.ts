import { transact } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { announce } from '../../lib/live-events.ts'
import { countUnread, saveRead, saveRemoved } from './message-store.ts'

/** The member read these messages, or all; or took them out. Other pages of theirs are told. @returns how many are unread then */
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
