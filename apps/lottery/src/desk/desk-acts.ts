import type { LotteryDeskAct, LotteryDeskResult } from '@fairground/contract/lottery-desk'
import { transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { setFactor } from './act-factor.ts'
import { runDraws } from './act-run.ts'
import { type DeskStaff, isSupervisor } from './desk-session.ts'
import { type DeskWish, recordAct } from './record-act.ts'
import { agreeToWish, askWish, dropWish } from './wishes.ts'

const ofSupervisors: readonly LotteryDeskAct['act'][] = ['ask-limit', 'ask-void', 'agree', 'drop']

/** Does what a person of the staff wishes at the desk, and records it with what it came to, in one commit. */
export async function actAtDesk(
  context: LotteryContext,
  staff: DeskStaff,
  act: LotteryDeskAct,
): Promise<LotteryDeskResult> {
  const { gameId } = act
  if (!context.houses.has(gameId)) return 'unknown'
  if (ofSupervisors.includes(act.act) && !isSupervisor(staff)) {
    await transact(context.db, (tx) =>
      recordAct({ context, tx, staff, gameId }, act.act, { ...factsOf(act), result: 'no-right' }),
    )
    return 'no-right'
  }
  if (act.act === 'run') return runDraws(context, staff, gameId)
  const result = await transact(context.db, (tx) => actIn({ context, tx, staff, gameId }, act))
  // Stakes of a draw that was called off are owed back.
  if (act.act === 'agree' && result === 'done') context.callsDue.ring()
  return result
}

async function actIn(wish: DeskWish, act: Exclude<LotteryDeskAct, { act: 'run' }>): Promise<LotteryDeskResult> {
  const { context, tx, staff, gameId } = wish
  switch (act.act) {
    case 'sell':
      await tx
        .insertInto('sales')
        .values({ game_id: gameId, is_on: act.isOn, set_at: context.clock.now(), set_by: staff.name })
        .execute()
      await recordAct(wish, act.act, { isOn: act.isOn, result: 'done' })
      return 'done'
    case 'factor':
      return setFactor(wish, act)
    case 'ask-limit':
      return askWish(wish, 'limit', act.limit, act.reason)
    case 'ask-void':
      return askWish(wish, 'void', { drawId: act.drawId }, act.reason)
    case 'agree':
      return agreeToWish(wish, act.wishId)
    case 'drop':
      return dropWish(wish, act.wishId)
  }
}

function factsOf({ act: _, gameId: _gameId, ...facts }: LotteryDeskAct): Record<string, unknown> {
  return facts
}
