import type { VendorChatMute } from '@fairground/contract/psw'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { hideMessage as hide } from './message-store.ts'
import { liftMute, saveMute } from './mute-store.ts'

const minuteMs = 60_000

/** Takes a message off every frame; again changes nothing. False: there is none. */
export async function hideMessage({ db, clock }: AppContext, messageId: number, by: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const tableId = await hide(tx, messageId, { at: clock.now(), by })
    if (tableId !== undefined) await tellTable(tx, { tableId, what: 'chat', messageId })
    return tableId !== undefined
  })
}

/** Mutes or unmutes a player; their frames are notified at once. */
export async function mutePlayer(
  { db, clock, catalogue }: AppContext,
  { playerId, minutes, by }: Omit<VendorChatMute, 'requestId'>,
): Promise<void> {
  const at = clock.now()
  const until = minutes === null ? null : new Date(at.getTime() + minutes * minuteMs)
  const tables = catalogue.list().filter(({ kind }) => kind === 'shared')
  await transact(db, async (tx) => {
    if (minutes === 0) await liftMute(tx, playerId)
    else await saveMute(tx, { playerId, until, at, by })
    for (const { gameId: tableId } of tables) await tellTable(tx, { tableId, what: 'chatRight', playerId })
  })
}
