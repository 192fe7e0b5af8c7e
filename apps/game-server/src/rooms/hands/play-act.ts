import type { RoomAct } from '@fairground/contract/studio'
import type { AppContext } from '../../context.ts'
import type { RoomRow, Tx } from '../../db/schema.ts'
import { asJson } from './as-json.ts'
import { endHand } from './end-hand.ts'
import { type Dealt, isOver } from './hand-play.ts'

interface Doing {
  place: number
  act: unknown
  at: Date
  isIdle: boolean
}

type Played = { ok: true; dealt: Dealt } | { ok: false; code: string; fault?: string | undefined }

/** One act of the hand: stored, so that the state can be made from it again. */
export async function playAct(tx: Tx, dealt: Dealt, { place, act, at, isIdle }: Doing): Promise<Played> {
  const { game, state, row, acts } = dealt
  const applied = game.rules.apply(state, place, act, at.getTime())
  if (!applied.ok) return { ok: false, code: applied.code, fault: applied.fault }
  const written = {
    ...{ hand_id: row.hand_id, number: acts.length + 1, place, act: asJson(act) as RoomAct, is_idle: isIdle, at },
  }
  await tx
    .insertInto('room_acts')
    .values({ ...written, act: JSON.stringify(written.act) })
    .execute()
  return { ok: true, dealt: { ...dealt, state: applied.state, acts: [...acts, written] } }
}

/** The room stood still: whoever has to act has the whole time again. */
export async function resumeHand(tx: Tx, dealt: Dealt, at: Date): Promise<Dealt> {
  const { game, state, row, acts } = dealt
  const written = { hand_id: row.hand_id, number: acts.length + 1, place: null, act: null, is_idle: true, at }
  await tx
    .insertInto('room_acts')
    .values({ ...written, act: null as never })
    .execute()
  return { ...dealt, state: game.rules.resume(state, at.getTime()), acts: [...acts, written] }
}

/** When the hand is to be looked at again; it is ended where it is over. */
export async function dueAfter(context: AppContext, tx: Tx, room: RoomRow, dealt: Dealt): Promise<Date> {
  if (!isOver(dealt)) return new Date(Math.min(dealt.game.rules.deadlineMs(dealt.state) ?? 0, soonest(context)))
  await endHand(context, tx, room, dealt)
  return context.clock.now()
}

/** Lines that were lost, and players of the house, are looked after that often. */
const lookMs = 700
const soonest = ({ clock }: AppContext): number => clock.now().getTime() + lookMs
