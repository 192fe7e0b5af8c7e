import { transact } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { findOpenFreeze } from './freeze-store.ts'
import { viewFreeze } from './freeze-view.ts'
import { releasePayouts } from './release-payouts.ts'

const { staff } = consoleApi

export const integrityRoutes = {
  payoutFreeze: staff.payoutFreeze.use(requireStaff('dashboard.read')).handler(async ({ context: { call } }) => {
    const freeze = await findOpenFreeze(call.app.db)
    return answer(call, ok(freeze ? { freeze: viewFreeze(freeze) } : {}))
  }),

  checkBooks: staff.checkBooks
    .use(requireStaff('payouts.release'))
    .handler(async ({ context: { call, staff: by } }) => {
      await transact(call.app.db, async (tx) => {
        await enqueue(tx, 'check-books', {}, { jobKey: 'check-books' })
        await recordAudit(tx, {
          actor: { kind: 'staff', id: by.staffId },
          action: 'payouts.check-asked',
          subject: 'books',
          ip: call.ip,
          requestId: call.requestId,
        })
      })
      return answer(call, ok({}))
    }),

  releasePayouts: staff.releasePayouts
    .use(requireStaff('payouts.release'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await releasePayouts(call, by, input))),
}
