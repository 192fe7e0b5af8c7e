import { answer } from '../../../../lib/answer.ts'
import { consoleApi } from '../../../../lib/implement.ts'
import { ok } from '../../../../lib/outcome.ts'
import { requireStaff } from '../../staff/index.ts'
import { findLoginAlarm } from './stuffing-store.ts'

export const staffLoginRoutes = {
  loginAlarm: consoleApi.staff.loginAlarm.use(requireStaff('dashboard.read')).handler(async ({ context: { call } }) => {
    const alarm = await findLoginAlarm(call.app.db)
    if (!alarm) return answer(call, ok({}))
    const { startedAt, names, networks } = alarm
    return answer(call, ok({ alarm: { startedAt: startedAt.toISOString(), names, networks } }))
  }),
}
