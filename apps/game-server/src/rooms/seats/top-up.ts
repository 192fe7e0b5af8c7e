import type { SitAnswer, TopUpRequest } from '@fairground/contract/studio'
import { type Session, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { SittingRow, Tx } from '../../db/schema.ts'
import { type Outcome, type Refused, refuse } from '../../lib/outcome.ts'
import { findRoomGame } from '../games/index.ts'
import { changeSitting, lockRoom, touchRoom } from '../room-store.ts'
import { asSeat } from './seat-calls.ts'
import { answerSat, isInHand } from './sit.ts'

interface Call {
  session: Session
  roomId: string
  request: TopUpRequest
}

/** Buys chips for the next hand: with what the seat has, no more than the most buy-in of the room. */
export async function topUp(context: AppContext, { request, ...call }: Call): Promise<Outcome<SitAnswer>> {
  const { session } = call
  const amount = BigInt(request.amountMinor)
  let asked: { sitting: SittingRow; isNew: boolean } | undefined
  const room = await asSeat(context, call, async (tx, { room, sitting, now }) => {
    const known = await tx
      .selectFrom('room_top_ups')
      .selectAll()
      .where('sitting_id', '=', sitting.sitting_id)
      .where('request_id', '=', request.requestId)
      .executeTakeFirst()
    asked = { sitting, isNew: !known }
    if (known) return undefined
    if (sitting.state !== 'seated' && sitting.state !== 'out') return refuse('SEAT_GONE', 'the seat is being left')
    const most = BigInt(room.unit_minor) * (findRoomGame(room.game_id)?.buyIn.max ?? 0n)
    if (BigInt(sitting.chips_minor) + BigInt(sitting.top_up_minor) + amount > most)
      return refuse('BUY_IN_NOT_ALLOWED', `${most} with the chips at most`)
    await tx
      .insertInto('room_top_ups')
      .values({
        ...{ request_id: request.requestId, sitting_id: sitting.sitting_id, amount_minor: amount, asked_at: now },
      })
      .execute()
    if (room.mode === 'demo') await changeSitting(tx, sitting.sitting_id, await moreChips(tx, sitting, amount))
    return undefined
  })
  if (!room.ok) return room
  if (session.mode === 'real' && asked?.isNew) {
    const refusal = await buy(context, { request, ...call }, asked.sitting)
    if (refusal) return refusal
  }
  return answerSat(context, session, call.roomId)
}

async function buy(
  context: AppContext,
  { session, roomId, request }: Call,
  sitting: SittingRow,
): Promise<Refused | undefined> {
  if (!context.roomMoney) return refuse('ROOM_CLOSED', 'no money is played for here')
  const amountMinor = BigInt(request.amountMinor)
  const { sitting_id: sittingId } = sitting
  const topUpId = `${sittingId}.${request.requestId.slice(0, 13)}`
  const bought = await context.roomMoney.topUp(session, roomId, sittingId, { topUpId, amountMinor })
  if (bought.kind === 'refused') return bought.refusal
  if (bought.kind === 'unknown') return refuse('WALLET_UNREACHABLE', 'the top-up is taken back')
  await transact(context.db, async (tx) => {
    await lockRoom(tx, roomId)
    const row = await tx
      .selectFrom('room_seats')
      .selectAll()
      .where('sitting_id', '=', sittingId)
      .executeTakeFirstOrThrow()
    const account = (await context.roomMoney?.accountsOf(tx, [row]))?.get(sittingId)
    // Between hands it may be in the chips already: they are what the account says.
    const isIn = account?.balanceMinor === BigInt(row.chips_minor) + BigInt(row.top_up_minor)
    if (!isIn) await changeSitting(tx, sittingId, await moreChips(tx, row, amountMinor))
    await touchRoom(tx, roomId, context.clock.now())
  })
  return undefined
}

/** In a hand they wait for its end: nobody adds chips to what he plays with. */
const moreChips = async (tx: Tx, sitting: SittingRow, amount: bigint) =>
  (await isInHand(tx, sitting.sitting_id))
    ? { top_up_minor: BigInt(sitting.top_up_minor) + amount }
    : { chips_minor: BigInt(sitting.chips_minor) + amount }
