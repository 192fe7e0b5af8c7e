import { bankGain } from '@fairground/room-rules'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { HandRow, RoomRow, SittingRow, Tx } from '../../db/schema.ts'
import { changeSitting } from '../room-store.ts'
import { type Dealt, sharesOf } from './hand-play.ts'

const dayMs = 24 * 3_600_000

/**
 * The hand is over: chips are what it made of them, and the wallet is owed its report. Play money of a practice room is
 * nobody's, so that nothing is owed there.
 */
export async function endHand(context: AppContext, tx: Tx, room: RoomRow, dealt: Dealt): Promise<void> {
  const { row, seats, game, state } = dealt
  const now = context.clock.now()
  const shares = sharesOf(dealt)
  const handSeq = await numberOf(context, tx, room, dealt)
  const sittings = await tx
    .selectFrom('room_seats')
    .selectAll()
    .where(
      'sitting_id',
      'in',
      seats.map(({ sitting_id }) => sitting_id),
    )
    .execute()
  for (const share of shares) {
    const seat = seats[share.seat]
    const sitting = sittings.find(({ sitting_id }) => sitting_id === seat?.sitting_id)
    if (!seat || !sitting) throw new Error('A share is of no seat of the hand')
    await tx
      .updateTable('room_hand_seats')
      .set({
        contribution_minor: share.contributionMinor,
        returned_minor: share.returnedMinor,
        fee_minor: share.feeMinor,
      })
      .where('hand_id', '=', row.hand_id)
      .where('place', '=', seat.place)
      .execute()
    const chips = BigInt(seat.chips_minor) - share.contributionMinor + share.returnedMinor
    const bankMs = state.clock.bankMs[share.seat] ?? 0
    await changeSitting(tx, seat.sitting_id, afterHand(sitting, { chips, bankMs }))
  }
  const lead = game.leadAfter(
    state,
    seats.map(({ seat }) => seat),
  )
  await tx
    .updateTable('room_hands')
    .set({
      state: room.mode === 'real' ? 'ended' : 'booked',
      ended_at: now,
      booked_at: room.mode === 'real' ? null : now,
      hand_seq: handSeq,
      pot_minor: shares.reduce((sum, { contributionMinor }) => sum + contributionMinor, 0n),
      payments: JSON.stringify(game.rules.payments(state)),
      seed_opens_at: new Date(now.getTime() + game.seedOpensAfterDays * dayMs),
    })
    .where('hand_id', '=', row.hand_id)
    .execute()
  await tx
    .updateTable('rooms')
    .set({ hand_seq: handSeq, lead_seat: lead })
    .where('room_id', '=', room.room_id)
    .execute()
}

/** Where money is played for, the wallet is owed the hand from this commit on. */
async function numberOf({ roomMoney }: AppContext, tx: Tx, room: RoomRow, dealt: Dealt): Promise<number> {
  if (room.mode === 'demo') return Number(room.hand_seq) + 1
  if (!roomMoney) throw new Error('Nobody plays for money without a wallet')
  const seats = sharesOf(dealt).map(({ seat, ...share }) => ({
    ...{ sittingId: dealt.seats[seat]?.sitting_id ?? '', ...share },
  }))
  return roomMoney.bookHand(tx, room, { handId: dealt.row.hand_id, seats })
}

/** What was bought during the hand is added. */
function afterHand(sitting: SittingRow, { chips, bankMs }: { chips: bigint; bankMs: number }) {
  const played = sitting.hands_played + 1
  return {
    chips_minor: chips + BigInt(sitting.top_up_minor),
    top_up_minor: 0n,
    bank_ms: bankMs + bankGain(played),
    hands_played: played,
    idle_since: null,
  }
}

/** A hand that cannot be played to its end: chips are as before it. */
export async function voidHand(context: AppContext, tx: Tx, row: HandRow, reason: string): Promise<void> {
  const now = context.clock.now()
  await sql`update studio.room_seats as sitting
    set chips_minor = sitting.chips_minor + sitting.top_up_minor, top_up_minor = 0
    from studio.room_hand_seats as seat
    where seat.hand_id = ${row.hand_id} and seat.sitting_id = sitting.sitting_id`.execute(tx)
  await tx
    .updateTable('room_hands')
    .set({ state: 'void', void_reason: reason, ended_at: now, until_at: null })
    .where('hand_id', '=', row.hand_id)
    .execute()
  context.log.warn({ handId: row.hand_id, reason }, 'a hand was voided')
}
