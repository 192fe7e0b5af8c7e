import type { LiveEvents, LiveEventType } from '@fairground/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

export const liveChannel = 'fairground_live'

export interface LiveMessage {
  memberId: string
  type: LiveEventType
  value: unknown
}

/** Tells the member's open pages, once and only if the transaction commits. */
export async function announce<Type extends LiveEventType>(tx: Tx, memberId: string, type: Type, value: LiveEvents[Type]): Promise<void> {
  const message: LiveMessage = { memberId, type, value }
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(message)})`.execute(tx)
}
