import { type LotteryDeskAct, LotteryLimitWish } from '@fairground/contract/lottery-desk'
import type { StaffDeskResult } from '@fairground/contract/staff-desk'
import { agreeToDeskWish, askDeskWish } from '@fairground/vendor-kit'
import * as z from 'zod'
import { findDraw } from '../draws/draw-store.ts'
import { voidDrawIn } from '../draws/void-draw.ts'
import type { DeskWish } from './desk-wish.ts'
import { keysOf } from './keys-of.ts'

const VoidBody = z.object({ drawId: z.string() })

type Act<Name extends LotteryDeskAct['act']> = Extract<LotteryDeskAct, { act: Name }>

export const askLimit = (wish: DeskWish, { limit, reason }: Act<'ask-limit'>): Promise<StaffDeskResult> =>
  askDeskWish(wish, { act: 'limit', body: limit, reason, fault: isLimitOf(wish, limit) ? undefined : 'unknown' })

export async function askVoid(wish: DeskWish, { drawId, reason }: Act<'ask-void'>): Promise<StaffDeskResult> {
  const draw = await findDraw(wish.tx, drawId)
  const fault = draw?.table_id === wish.tableId ? undefined : 'unknown'
  return askDeskWish(wish, { act: 'void', body: { drawId }, facts: {}, sharedRoundId: drawId, reason, fault })
}

function isLimitOf({ context, tableId }: DeskWish, { kind, play, number }: LotteryLimitWish): boolean {
  if (kind !== 'number') return play === '' && number === ''
  const isPlay = context.houses.get(tableId)?.rules.plays.some(({ id }) => id === play) ?? false
  return isPlay && (number === '' || keysOf(context, tableId, play).includes(number))
}

/** The second person's yes: what was asked is done. */
export const agreeToWish = (wish: DeskWish, wishId: string): Promise<StaffDeskResult> =>
  agreeToDeskWish(wish, wishId, async ({ act, body, asked_name }) => {
    if (act === 'limit') return setLimit(wish, body, asked_name)
    const { drawId } = VoidBody.parse(body)
    return { isDone: await callOff(wish, drawId), sharedRoundId: drawId }
  })

async function setLimit({ context, tx, staff, tableId }: DeskWish, body: unknown, askedName: string) {
  const { maxMinor, ...limit } = LotteryLimitWish.parse(body)
  await tx
    .insertInto('limits')
    .values({
      ...{ ...limit, game_id: tableId, max_minor: maxMinor === null ? null : BigInt(maxMinor) },
      ...{ set_at: context.clock.now(), set_by: askedName, agreed_by: staff.name },
    })
    .execute()
  return { isDone: true }
}

/** A draw is called off until its numbers are drawn. */
async function callOff({ context, tx }: DeskWish, drawId: string): Promise<boolean> {
  const draw = await findDraw(tx, drawId)
  return draw !== undefined && (await voidDrawIn(context, tx, draw, 'staff'))
}
