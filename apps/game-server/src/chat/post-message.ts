import type { TableChatRefusal, TableChatSaid } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { sameWords } from './chat-text.ts'
import { addMessage, listOwn, type Writer } from './message-store.ts'

const pauseMs = 3_000
const windowMs = 5 * 60_000
const windowMessagesMax = 20

interface Post {
  tableId: string
  by: Writer
  /** Of players; staff have none. */
  mark: string
  text: string
}

/** Puts a text that was tidied before every frame of a table. Only while whoever writes is held. */
export async function postMessage(
  { clock }: AppContext,
  tx: Tx,
  { tableId, by, mark, text }: Post,
): Promise<TableChatSaid> {
  const sentAt = clock.now()
  const code = await findHaste(tx, { by, text, now: sentAt })
  if (code) return { ok: false, code }
  const value = await addMessage(tx, { ...by, table_id: tableId, mark, text, sent_at: sentAt })
  await tellTable(tx, { tableId, what: 'chat', messageId: value.messageId })
  return { ok: true, value }
}

/** What stands against another message of the same person now. */
async function findHaste(
  tx: Tx,
  { by, text, now }: { by: Writer; text: string; now: Date },
): Promise<TableChatRefusal | undefined> {
  const own = await listOwn(tx, by, windowMessagesMax)
  const [last] = own
  if (!last) return undefined
  const agoMs = (at: Date) => now.getTime() - at.getTime()
  const recent = own.filter(({ sent_at }) => agoMs(sent_at) < windowMs)
  if (agoMs(last.sent_at) < pauseMs || recent.length >= windowMessagesMax) return 'TOO_FAST'
  return sameWords(last.text, text) ? 'SAID_ALREADY' : undefined
}
