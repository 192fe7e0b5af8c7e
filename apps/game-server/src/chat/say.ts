import type { TableChatSaid } from '@fairground/contract/studio'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { readRight, type Speaker } from './chat-right.ts'
import { tidyText } from './chat-text.ts'
import { lockSpeaker } from './message-store.ts'
import { postMessage } from './post-message.ts'

/** Says something at the player's table; every frame there hears it. What was said counts in the database, at all tables. */
export async function say(context: AppContext, speaker: Speaker, typed: string): Promise<TableChatSaid> {
  const tidied = tidyText(typed)
  if (!tidied.ok) return tidied
  const { playerId, gameId: tableId } = speaker
  return transact(context.db, async (tx) => {
    await lockSpeaker(tx, playerId)
    const { bar, mark } = await readRight(context, tx, speaker)
    if (bar) return { ok: false, code: bar }
    return postMessage(context, tx, { tableId, by: { player_id: playerId }, mark, text: tidied.text })
  })
}
