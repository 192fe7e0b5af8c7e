import type { LiveEvents, LiveEventType } from '@fairground/contract'
import { afterCommit, type Tx } from '../db/db.ts'
import { tellPages } from './tell-pages.ts'

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

/** Tells open pages once the transaction has committed, and only then. */
export function announce<Type extends LiveEventType>(
  tx: Tx,
  to: LiveAudience,
  type: Type,
  value: LiveEvents[Type],
): void {
  tellAfter(tx, { ...(typeof to === 'string' ? { memberId: to } : to), type, value })
}

/** Tells the pages in a room of the chat once the transaction has committed, and only then. */
export function announceToRoom<Type extends LiveEventType>(
  tx: Tx,
  roomId: string,
  type: Type,
  value: LiveEvents[Type],
): void {
  tellAfter(tx, { roomId, type, value })
}

/** Tells every open page once the transaction has committed, and only then. */
export function announceToAll<Type extends LiveEventType>(tx: Tx, type: Type, value: LiveEvents[Type]): void {
  tellAfter(tx, { type, value })
}

const tellAfter = (tx: Tx, message: LiveMessage): void => afterCommit(tx, (db) => tellPages(db, [message]))
