import { answer } from '../../lib/answer.ts'
import { consoleApi } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { requireStaff } from '../staff/index.ts'
import { getTotals, listDays } from './dashboard-store.ts'
import { dashboard } from './dashboard-view.ts'

const dayCount = 14

export const reportRoutes = {
  dashboard: consoleApi.staff.dashboard.use(requireStaff('dashboard.read')).handler(async ({ context: { call } }) => {
    const { config, clock, db } = call.app
    const { currency, timeZone } = config
    const now = clock.now()
    const period = { currency, timeZone, now, dayCount }
    const [days, totals] = await Promise.all([listDays(db, period), getTotals(db, period)])
    return answer(call, ok(dashboard({ currency, now, days, totals })))
  }),
}
