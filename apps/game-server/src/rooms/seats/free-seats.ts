import type { AppContext } from '../../context.ts'
import type { RoomRow, SittingRow, Tx } from '../../db/schema.ts'
import type { Account } from '../money/room-money.ts'
import { changeSitting, chipsOf, idleMsMax, isAway, listSittings } from '../room-store.ts'

/** A free seat is kept so long for whose turn it is on the waiting list. */
const offerMs = 20_000
const joinMsMax = 30_000

/** Between hands: who wanted to get up does, who is gone for too long does, and who waits is offered the chair. */
export async function freeSeats(context: AppContext, tx: Tx, room: RoomRow): Promise<void> {
  const now = context.clock.now()
  if (room.mode === 'real') await followAccounts(context, tx, room, now)
  for (const sitting of await listSittings(tx, room.room_id)) await look(context, tx, room, sitting)
  await offerSeats(tx, room, now)
}

/** Gets up: chips of practice rooms are nobody's, those of others are cash again. */
export async function getUp(
  { clock, roomMoney }: AppContext,
  tx: Tx,
  { room: { mode }, sitting: { sitting_id: id }, reason }: { room: RoomRow; sitting: SittingRow; reason: string },
): Promise<void> {
  if (mode === 'demo') return changeSitting(tx, id, { state: 'closed', closed_at: clock.now() })
  await roomMoney?.close(tx, id, reason)
  await changeSitting(tx, id, { state: 'closing' })
}

/** What the wallet has said of the money of each seat, whichever process heard it. */
async function followAccounts({ roomMoney }: AppContext, tx: Tx, room: RoomRow, now: Date): Promise<void> {
  const sittings = await listSittings(tx, room.room_id)
  const accounts = (await roomMoney?.accountsOf(tx, sittings)) ?? new Map<string, Account>()
  for (const sitting of sittings) {
    const account = accounts.get(sitting.sitting_id)
    if (account) await followAccount(tx, sitting, account, now)
    // Its process died before it asked the wallet for anything.
    else if (sitting.state === 'joining' && now.getTime() - sitting.sat_at.getTime() > joinMsMax)
      await changeSitting(tx, sitting.sitting_id, { state: 'closed', closed_at: now })
  }
}

async function followAccount(tx: Tx, sitting: SittingRow, account: Account, now: Date): Promise<void> {
  const { sitting_id: id, state } = sitting
  if (account.state === 'closed' || account.state === 'void')
    return changeSitting(tx, id, { state: 'closed', closed_at: now, chips_minor: 0n, top_up_minor: 0n })
  if (account.state === 'opening') return
  if (account.state === 'closing') return changeSitting(tx, id, { state: 'closing' })
  const isNew = account.lastHandSeq > Number(sitting.last_hand_seq)
  const isCheck = account.stop === 'REALITY_CHECK_PENDING'
  await changeSitting(tx, id, {
    chips_minor: account.balanceMinor,
    top_up_minor: 0n,
    ...(state === 'joining' && { state: 'seated' }),
    ...(account.stop && !isCheck && { state: 'leaving', last_hand_for: account.stop }),
    ...(isNew && { is_check_due: isCheck, last_hand_seq: account.lastHandSeq }),
  })
}

async function look(context: AppContext, tx: Tx, room: RoomRow, sitting: SittingRow): Promise<void> {
  const now = context.clock.now()
  const { sitting_id: id, state, idle_since: since } = sitting
  if (sitting.player_id === null || state === 'joining' || state === 'closing') return
  const isIdle = state === 'out' || isAway(sitting, now)
  const isGone = isIdle && since !== null && now.getTime() - since.getTime() >= idleMsMax
  if (state === 'leaving' || isGone || room.state === 'closed')
    return getUp(context, tx, { room, sitting, reason: isGone ? 'gone' : 'left' })
  if (state === 'seated' && chipsOf(sitting) < BigInt(room.unit_minor))
    return changeSitting(tx, id, { state: 'out', idle_since: now })
  if (isIdle && since === null) return changeSitting(tx, id, { idle_since: sitting.line_at ?? now })
  if (!isIdle && since !== null) await changeSitting(tx, id, { idle_since: null })
}

async function offerSeats(tx: Tx, room: RoomRow, now: Date): Promise<void> {
  await tx.deleteFrom('room_waits').where('room_id', '=', room.room_id).where('offer_until', '<', now).execute()
  const waits = await tx
    .selectFrom('room_waits')
    .selectAll()
    .where('room_id', '=', room.room_id)
    .orderBy('since')
    .execute()
  if (waits.length === 0) return
  const people = (await listSittings(tx, room.room_id)).filter(({ player_id }) => player_id !== null)
  const free = room.seats - people.length
  for (const { player_id, offer_until } of waits.slice(0, Math.max(0, free)))
    if (offer_until === null)
      await tx
        .updateTable('room_waits')
        .set({ offer_until: new Date(now.getTime() + offerMs) })
        .where('room_id', '=', room.room_id)
        .where('player_id', '=', player_id)
        .execute()
}
