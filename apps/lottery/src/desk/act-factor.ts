import type { LotteryDeskAct } from '@fairground/contract/lottery-desk'
import type { StaffDeskResult } from '@fairground/contract/staff-desk'
import { recordDeskAct } from '@fairground/vendor-kit'
import type { DeskWish } from './desk-wish.ts'
import { keysOf } from './keys-of.ts'

/** Says what a number pays from now on, in per mille of its prize; 0 is not sold. Sold tickets keep what they were sold at. */
export async function setFactor(
  wish: DeskWish,
  { play, number, drawNo, perMille }: Extract<LotteryDeskAct, { act: 'factor' }>,
): Promise<StaffDeskResult> {
  const { context, tx, staff, tableId } = wish
  const facts = { play, number, drawNo, perMille }
  if (!keysOf(context, tableId, play).includes(number)) {
    await recordDeskAct(wish, 'factor', { ...facts, result: 'unknown' })
    return 'unknown'
  }
  await tx
    .insertInto('factors')
    .values({
      ...{ game_id: tableId, draw_no: drawNo, play, number, per_mille: perMille },
      ...{ set_at: context.clock.now(), set_by: staff.name },
    })
    .execute()
  await recordDeskAct(wish, 'factor', { ...facts, result: 'done' })
  return 'done'
}
