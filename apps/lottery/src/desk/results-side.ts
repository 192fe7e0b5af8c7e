import { findDeskStaff, isSupervisor, recordDeskAct, transact } from '@fairground/vendor-kit'
import { deskKitOf, type LotteryContext } from '../context.ts'
import { findDraw } from '../draws/draw-store.ts'
import type { ResultsDeskSide } from '../imports/results-routes.ts'

/** What the calls about results need of the desk: who asks, which must be a supervisor, and the log of what was done. */
export const resultsSide = (context: LotteryContext): ResultsDeskSide => ({
  async staffOf(request) {
    const staff = await findDeskStaff(deskKitOf(context), request)
    return staff && isSupervisor(staff) ? staff : undefined
  },
  note: ({ staff, act, drawId, facts }) =>
    transact(context.db, async (tx) => {
      const draw = drawId === '' ? undefined : await findDraw(tx, drawId)
      const tableId = draw?.table_id ?? String(facts.gameId)
      const step = { context, tx, staff: { sameAs: [], ...staff, rights: ['supervise' as const] }, tableId }
      await recordDeskAct(step, act, { sharedRoundId: draw?.shared_round_id ?? null, ...facts })
    }),
})
