import { transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import { findDraw } from '../draws/draw-store.ts'
import type { ResultsDeskSide } from '../imports/results-routes.ts'
import { findDeskStaff, isSupervisor } from './desk-session.ts'
import { recordAct } from './record-act.ts'

/** What the calls about results need of the desk: who asks, which must be a supervisor, and the log of what was done. */
export const resultsSide = (context: LotteryContext): ResultsDeskSide => ({
  async staffOf(request) {
    const staff = await findDeskStaff(context, request)
    return staff && isSupervisor(staff) ? staff : undefined
  },
  note: ({ staff, act, drawId, facts }) =>
    transact(context.db, async (tx) => {
      const draw = drawId === '' ? undefined : await findDraw(tx, drawId)
      const gameId = draw?.table_id ?? String(facts.gameId)
      const wish = { context, tx, staff: { sameAs: [], ...staff, rights: ['supervise' as const] }, gameId }
      await recordAct(wish, act, { drawId: draw?.shared_round_id ?? null, ...facts })
    }),
})
