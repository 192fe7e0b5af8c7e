import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { listActions, listAudit } from './audit-store.ts'
import { auditEntry } from './audit-view.ts'

export const auditRoutes = {
  audit: consoleApi.staff.audit.use(requireStaff('audit.read')).handler(async ({ input, context: { call } }) => {
    const { timeZone } = call.app.config
    const { rows, total } = await listAudit(call.app.db, { ...input, timeZone })
    const actions = await listActions(call.app.db)
    return answer(
      call,
      ok({ list: rows.map(auditEntry), total, pageNo: input.pageNo, pageSize: input.pageSize, actions }),
    )
  }),
}
