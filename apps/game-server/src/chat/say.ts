import type { TableChatRefusal, TableChatSaid } from '@fairground/contract/studio'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { tellTable } from '../shared/shared-round-store.ts'
import { readRight, type Speaker } from './chat-right.ts'
import { sameWords, tidyText } from './chat-text.ts'
import { addMessage, listOwn, lockSpeaker } from './message-store.ts'

const pauseMs = 3_000
const windowMs = 5 * 60_000
const windowMessagesMax = 20

/** Says something at the player's table; every frame there hears it. What was said counts in the database, at all tables. */
export async function say(context: AppContext, speaker: Speaker, typed: string): Promise<TableChatSaid> {
  const tidied = tidyText(typed)
  if (!tidied.ok) return tidied
  const { playerId, gameId } = speaker
  return transact(context.db, async (tx) => {
    await lockSpeaker(tx, playerId)
    const sentAt = context.clock.now()
    const { bar, mark } = await readRight(context, tx, speaker)
    const code = bar ?? (await findHaste(tx, { playerId, text: tidied.text, now: sentAt }))
    if (code) return { ok: false, code }
    const row = { table_id: gameId, player_id: playerId, mark, text: tidied.text, sent_at: sentAt }
    const value = await addMessage(tx, row)
    await tellTable(tx, { tableId: gameId, what: 'chat', messageId: value.messageId })
    return { ok: true, value }
  })
}

interface Wish {
  playerId: string
  text: string
  now: Date
}

/** What stands against another message of the player now. */
async function findHaste(tx: Tx, { playerId, text, now }: Wish): Promise<TableChatRefusal | undefined> {
  const own = await listOwn(tx, playerId, windowMessagesMax)
  const [last] = own
  if (!last) return undefined
  const agoMs = (at: Date) => now.getTime() - at.getTime()
  const recent = own.filter(({ sent_at }) => agoMs(sent_at) < windowMs)
  if (agoMs(last.sent_at) < pauseMs || recent.length >= windowMessagesMax) return 'TOO_FAST'
  return sameWords(last.text, text) ? 'SAID_ALREADY' : undefined
}
