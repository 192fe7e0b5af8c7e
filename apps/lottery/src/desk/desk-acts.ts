import type { LotteryDeskAct } from '@fairground/contract/lottery-desk'
import type { StaffDeskResult } from '@fairground/contract/staff-desk'
import { type DeskStaff, dropDeskWish, recordDeskAct, takeDeskAct } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { setFactor } from './act-factor.ts'
import { runDraws } from './act-run.ts'
import type { DeskWish } from './desk-wish.ts'
import { agreeToWish, askLimit, askVoid } from './wishes.ts'

const ofSupervisors: readonly LotteryDeskAct['act'][] = ['ask-limit', 'ask-void', 'agree', 'drop']

/** Does what a person of the staff wishes at the desk, and records it with what it came to, in one commit. */
export async function actAtDesk(
  context: LotteryContext,
  staff: DeskStaff,
  wanted: LotteryDeskAct,
): Promise<StaffDeskResult> {
  const { act, gameId: tableId, ...facts } = wanted
  if (!context.houses.has(tableId)) return 'unknown'
  if (wanted.act === 'run') return runDraws(context, staff, tableId)
  const isOfSupervisors = ofSupervisors.includes(act)
  const result = await takeDeskAct(context, { staff, tableId, act, facts, isOfSupervisors }, (step: DeskWish) =>
    actIn(step, wanted),
  )
  // Stakes of a draw that was called off are owed back.
  if (act === 'agree' && result === 'done') context.callsDue.ring()
  return result
}

async function actIn(wish: DeskWish, act: Exclude<LotteryDeskAct, { act: 'run' }>): Promise<StaffDeskResult> {
  const { context, tx, staff, tableId } = wish
  switch (act.act) {
    case 'sell':
      await tx
        .insertInto('sales')
        .values({ game_id: tableId, is_on: act.isOn, set_at: context.clock.now(), set_by: staff.name })
        .execute()
      await recordDeskAct(wish, act.act, { isOn: act.isOn, result: 'done' })
      return 'done'
    case 'factor':
      return setFactor(wish, act)
    case 'ask-limit':
      return askLimit(wish, act)
    case 'ask-void':
      return askVoid(wish, act)
    case 'agree':
      return agreeToWish(wish, act.wishId)
    case 'drop':
      return dropDeskWish(wish, act.wishId)
  }
}
