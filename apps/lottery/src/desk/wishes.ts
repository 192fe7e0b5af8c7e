import { type LotteryDeskResult, LotteryLimitWish } from '@fairground/contract/lottery-desk'
import { newId } from '@fairground/vendor-kit'
import * as z from 'zod'
import { findDraw } from '../draws/draw-store.ts'
import { voidDrawIn } from '../draws/void-draw.ts'
import { areOnePerson } from '../imports/agree.ts'
import { keysOf } from './keys-of.ts'
import { type DeskWish, recordAct } from './record-act.ts'

const VoidBody = z.object({ drawId: z.string() })

/** Asks for what moves money; another person has to agree. */
export async function askWish(
  wish: DeskWish,
  act: 'limit' | 'void',
  body: LotteryLimitWish | { drawId: string },
  reason: string,
): Promise<LotteryDeskResult> {
  const { context, tx, staff, gameId } = wish
  const drawId = 'drawId' in body ? body.drawId : null
  const facts = { ...body, drawId, reason }
  const isKnown = 'drawId' in body ? (await findDraw(tx, body.drawId))?.table_id === gameId : isLimitOf(wish, body)
  if (!isKnown) {
    await recordAct(wish, `ask-${act}`, { ...facts, result: 'unknown' })
    return 'unknown'
  }
  const at = context.clock.now()
  await tx
    .insertInto('desk_wishes')
    .values({
      ...{ wish_id: newId('wsh', at), game_id: gameId, act, body: JSON.stringify(body), reason },
      ...{ asked_by: staff.staffId, asked_name: staff.name, asked_at: at },
      ...{ decided_by: null, decided_at: null, outcome: null },
    })
    .execute()
  await recordAct(wish, `ask-${act}`, { ...facts, result: 'done' })
  return 'asked'
}

function isLimitOf({ context, gameId }: DeskWish, { kind, play, number }: LotteryLimitWish): boolean {
  if (kind !== 'number') return play === '' && number === ''
  const isPlay = context.houses.get(gameId)?.rules.plays.some(({ id }) => id === play) ?? false
  return isPlay && (number === '' || keysOf(context, gameId, play).includes(number))
}

/** The second person's yes: it is done in this commit. Nobody agrees to what they asked themselves. */
export async function agreeToWish(wish: DeskWish, wishId: string): Promise<LotteryDeskResult> {
  const row = await lockWish(wish, wishId)
  if (!row) return 'unknown'
  const facts = { wishId, asked: row.act, askedBy: row.asked_name }
  if (areOnePerson(wish.staff, { staffId: row.asked_by })) {
    await recordAct(wish, 'agree', { ...facts, result: 'own' })
    return 'own'
  }
  const isDone = row.act === 'limit' ? await setLimit(wish, row) : await callOff(wish, row)
  await endWish(wish, wishId, isDone ? 'done' : 'late')
  const drawId = row.act === 'void' ? VoidBody.parse(row.body).drawId : null
  await recordAct(wish, 'agree', { ...facts, drawId, result: isDone ? 'done' : 'late' })
  return isDone ? 'done' : 'late'
}

/** Whoever asked takes it back, or a second person says no. */
export async function dropWish(wish: DeskWish, wishId: string): Promise<LotteryDeskResult> {
  const row = await lockWish(wish, wishId)
  if (!row) return 'unknown'
  await endWish(wish, wishId, 'dropped')
  await recordAct(wish, 'drop', { wishId, asked: row.act, result: 'done' })
  return 'done'
}

interface Asked {
  body: unknown
  reason: string
  asked_name: string
}

async function setLimit({ context, tx, staff, gameId }: DeskWish, { body, asked_name }: Asked): Promise<boolean> {
  const { maxMinor, ...limit } = LotteryLimitWish.parse(body)
  await tx
    .insertInto('limits')
    .values({
      ...{
        ...limit,
        game_id: gameId,
        max_minor: maxMinor === null ? null : BigInt(maxMinor),
        set_at: context.clock.now(),
      },
      ...{ set_by: asked_name, agreed_by: staff.name },
    })
    .execute()
  return true
}

/** A draw is called off until its numbers are drawn. */
async function callOff({ context, tx }: DeskWish, { body }: Asked): Promise<boolean> {
  const draw = await findDraw(tx, VoidBody.parse(body).drawId)
  return draw !== undefined && (await voidDrawIn(context, tx, draw, 'staff'))
}

const lockWish = ({ tx, gameId }: DeskWish, wishId: string) =>
  tx
    .selectFrom('desk_wishes')
    .selectAll()
    .where('wish_id', '=', wishId)
    .where('game_id', '=', gameId)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const endWish = ({ context, tx, staff }: DeskWish, wishId: string, outcome: 'done' | 'dropped' | 'late') =>
  tx
    .updateTable('desk_wishes')
    .set({ outcome, decided_by: staff.staffId, decided_at: context.clock.now() })
    .where('wish_id', '=', wishId)
    .execute()
