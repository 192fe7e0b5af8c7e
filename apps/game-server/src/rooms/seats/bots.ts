import { bankStartMs } from '@fairground/room-rules'
import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { SittingRow, Tx } from '../../db/schema.ts'
import type { KnownRoom } from '../hands/hand-play.ts'
import { changeSitting, chipsOf, listSittings } from '../room-store.ts'
import { markOf } from './mark.ts'

/** With the players of the house so many sit in a practice room where somebody plays, and one chair stays free. */
const companyMax = 4

/** Labelled players of the house keep practice rooms company while somebody is there; never where money is played for. */
export async function keepCompany(context: AppContext, tx: Tx, { room, game }: KnownRoom): Promise<void> {
  if (room.mode !== 'demo') return
  const sittings = await listSittings(tx, room.room_id)
  const bots = sittings.filter(({ player_id }) => player_id === null)
  const people = sittings.length - bots.length
  const isWaitedFor =
    (await tx.selectFrom('room_waits').select('player_id').where('room_id', '=', room.room_id).execute()).length > 0
  const most = Math.min(companyMax, room.seats - (isWaitedFor || room.seats > 2 ? 1 : 0))
  const wanted = people === 0 || room.state !== 'open' ? 0 : Math.max(0, most - people)
  const unit = BigInt(room.unit_minor)
  for (const bot of bots.slice(wanted)) await leave(context, tx, bot)
  for (const bot of bots.slice(0, wanted))
    if (chipsOf(bot) < unit * game.buyIn.min)
      await changeSitting(tx, bot.sitting_id, { chips_minor: unit * game.buyIn.min * 2n })
  const free = Array.from({ length: room.seats }, (_, at) => at + 1).filter(
    (seat) => !sittings.some((sitting) => sitting.seat === seat),
  )
  for (const seat of free.slice(0, Math.max(0, wanted - bots.length)))
    await come(context, tx, { roomId: room.room_id, seat, chips: unit * game.buyIn.min * 2n })
}

const leave = ({ clock }: AppContext, tx: Tx, { sitting_id }: SittingRow) =>
  changeSitting(tx, sitting_id, { state: 'closed', closed_at: clock.now() })

interface Coming {
  roomId: string
  seat: number
  chips: bigint
}

async function come({ clock }: AppContext, tx: Tx, { roomId, seat, chips }: Coming): Promise<void> {
  const now = clock.now()
  const sittingId = newId('sit', now)
  await tx
    .insertInto('room_seats')
    .values({
      ...{ sitting_id: sittingId, room_id: roomId, seat, player_id: null, session_id: null, request_id: null },
      ...{ mark: markOf(sittingId), state: 'seated', chips_minor: chips, bank_ms: bankStartMs, sat_at: now },
    })
    .execute()
}
