import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'

const windowMs = 24 * 3_600_000
const reportsMax = 50

/** A player says that staff should look at a message of their table: counted once each. False: not taken. */
export async function reportMessage(context: AppContext, session: Session, messageId: number): Promise<boolean> {
  if (session.mode !== 'real') return false
  const { db, clock } = context
  const now = clock.now()
  const { playerId, gameId } = session
  const message = await db
    .selectFrom('chat_messages')
    .select('message_id')
    .where('message_id', '=', String(messageId))
    .where('table_id', '=', gameId)
    .where('player_id', 'is distinct from', playerId)
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('chat_reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('reported_at', '>', new Date(now.getTime() - windowMs))
    .executeTakeFirstOrThrow()
  if (!message || Number(count) >= reportsMax) return false
  await db
    .insertInto('chat_reports')
    .values({ message_id: message.message_id, player_id: playerId, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
