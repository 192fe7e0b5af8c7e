import type { LotteryDeskAct, LotteryDeskResult } from '@fairground/contract/lottery-desk'
import { keysOf } from './keys-of.ts'
import { type DeskWish, recordAct } from './record-act.ts'

/** Says what a number pays from now on, in per mille of its prize; 0 is not sold. Sold tickets keep what they were sold at. */
export async function setFactor(
  wish: DeskWish,
  { play, number, drawNo, perMille }: Extract<LotteryDeskAct, { act: 'factor' }>,
): Promise<LotteryDeskResult> {
  const { context, tx, staff, gameId } = wish
  const facts = { play, number, drawNo, perMille }
  if (!keysOf(context, gameId, play).includes(number)) {
    await recordAct(wish, 'factor', { ...facts, result: 'unknown' })
    return 'unknown'
  }
  await tx
    .insertInto('factors')
    .values({
      ...{ game_id: gameId, draw_no: drawNo, play, number, per_mille: perMille },
      ...{ set_at: context.clock.now(), set_by: staff.name },
    })
    .execute()
  await recordAct(wish, 'factor', { ...facts, result: 'done' })
  return 'done'
}
