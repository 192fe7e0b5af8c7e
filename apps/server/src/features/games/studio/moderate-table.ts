import type { tableMuteMinutes } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import { askTableAct } from './ask-table-act.ts'
import { readTableMembers } from './read-table-members.ts'

/**
 * Takes a message off every frame. Refusals: NOT_FOUND, and GAME_UNAVAILABLE while the studio has not answered: the wish is
 * kept, and the studio told until it does.
 */
export function hideTableMessage(call: Call, staffId: string, messageId: number): Promise<Outcome<null>> {
  const act = { action: 'table-chat.hide-asked', subject: String(messageId), detail: {} }
  return askTableAct(call, staffId, { kind: 'hide', messageId }, act)
}

interface Mute {
  playerId: string
  minutes: (typeof tableMuteMinutes)[number]
  reason: string
}

/** A player only reads at every table for so long, or writes again. Refusals as for a message. */
export async function muteTablePlayer(call: Call, staffId: string, mute: Mute): Promise<Outcome<null>> {
  const { playerId, minutes, reason } = mute
  const member = (await readTableMembers(call.app.db, [playerId])).get(playerId)
  const act = {
    action: minutes === 0 ? 'table-chat.unmute-asked' : 'table-chat.mute-asked',
    subject: member?.memberId ?? playerId,
    detail: { minutes, reason },
  }
  return askTableAct(call, staffId, { kind: 'mute', playerId, minutes }, act)
}
