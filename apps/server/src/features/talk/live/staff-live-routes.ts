import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { issueStaffTicket } from './staff-live-ticket.ts'

export const staffLiveRoutes = {
  liveTicket: consoleApi.staff.liveTicket
    .use(requireStaff())
    .handler(async ({ context: { call, staff } }) =>
      answer(call, ok({ ticket: await issueStaffTicket(call.app, staff.sessionId) })),
    ),
}
