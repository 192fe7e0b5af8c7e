import { type EscrowNews, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import { lockRoom, touchRoom } from '../room-store.ts'

/** The wallet has said how a call ended: the hand is booked, and the room looks at the accounts of its seats. */
export const hearEscrow =
  (context: AppContext): NonNullable<EscrowNews['onEnd']> =>
  ({ call, table_id: roomId, hand_seq: handSeq, state }) => {
    const now = context.clock.now()
    transact(context.db, async (tx) => {
      if (!(await lockRoom(tx, roomId))) return
      if (call === 'hand' && state === 'done')
        await tx
          .updateTable('room_hands')
          .set({ state: 'booked', booked_at: now })
          .where('room_id', '=', roomId)
          .where('hand_seq', '=', String(handSeq))
          .where('state', '=', 'ended')
          .execute()
      await touchRoom(tx, roomId, now)
    }).catch((error: unknown) => context.log.error({ err: error, roomId }, 'a room did not hear the wallet'))
  }
