import type { Tx } from '../../../db/db.ts'
import { type Caller, decidedBy, recordWish, wordOf } from './ask-wish.ts'
import type { WishKind } from './wish-kind.ts'
import { findOpenWish, lockWish, saveDecided } from './wish-store.ts'

/** What waits at a place is over, because what it was about has changed: the asker took it back, or somebody else turned it down. */
export async function endOpenWish<Payload, Facts>(
  tx: Tx,
  { call, staff }: Caller,
  kind: WishKind<Payload, Facts>,
  place: string,
): Promise<void> {
  const open = await findOpenWish(tx, kind.kind, place)
  const locked = open && (await lockWish(tx, open.id))
  if (locked?.state !== 'asked') return
  const word = wordOf(call, staff)
  const state = locked.askedBy === staff.staffId ? 'withdrawn' : 'rejected'
  const ended = { ...locked, ...decidedBy(staff, word), state, payload: kind.payload.parse(locked.payload) } as const
  await saveDecided(tx, ended)
  await recordWish(tx, kind, ended, word)
  await kind.rejected?.(tx, ended, word)
}
