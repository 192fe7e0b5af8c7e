import type { LiveEvents, LiveEventType } from '@fairground/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

export const liveChannel = 'fairground_live'

/** Whose open pages: all of a member's, or those of one session. */
export type LiveAudience = string | { memberId: string; sessionId: string; isQuiet?: boolean }

export interface LiveMessage {
  /** Absent for every open page. */
  memberId?: string
  /** Absent for every session of the member. */
  sessionId?: string
  /** The page is closed without a word: it has a new session already, and opens itself anew. */
  isQuiet?: boolean
  /** Whoever is in this room of the chat, and nobody else. */
  roomId?: string
  type: LiveEventType
  value: unknown
}

/** Tells open pages, once and only if the transaction commits. */
export async function announce<Type extends LiveEventType>(
  tx: Tx,
  to: LiveAudience,
  type: Type,
  value: LiveEvents[Type],
): Promise<void> {
  const message: LiveMessage = { ...(typeof to === 'string' ? { memberId: to } : to), type, value }
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(message)})`.execute(tx)
}

/** Tells the pages in a room of the chat, once and only if the transaction commits. */
export async function announceToRoom<Type extends LiveEventType>(
  tx: Tx,
  roomId: string,
  type: Type,
  value: LiveEvents[Type],
): Promise<void> {
  const message: LiveMessage = { roomId, type, value }
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(message)})`.execute(tx)
}

/** Tells every open page, once and only if the transaction commits. */
export async function announceToAll<Type extends LiveEventType>(
  tx: Tx,
  type: Type,
  value: LiveEvents[Type],
): Promise<void> {
  const message: LiveMessage = { type, value }
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(message)})`.execute(tx)
}
