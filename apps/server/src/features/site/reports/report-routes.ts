import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { getTotals, listDays } from './dashboard-store.ts'
import { dashboard } from './dashboard-view.ts'
import { listOpenDayRounds, listOpenVendors } from './open-round-store.ts'
import { countProtected, listProtectionDays } from './protection-store.ts'
import { viewProtection } from './protection-view.ts'
import { listLines } from './reconciliation-store.ts'
import { viewLine } from './reconciliation-view.ts'
import { listCosts, listRevenue } from './revenue-store.ts'
import { viewRevenue } from './revenue-view.ts'

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

  revenueReport: consoleApi.staff.revenueReport
    .use(requireStaff('reports.read'))
    .handler(async ({ input: { from, to }, context: { call } }) => {
      const { currency, timeZone } = call.app.config
      const span = { currency, timeZone, from, to }
      const [rows, costs] = await Promise.all([listRevenue(call.app.db, span), listCosts(call.app.db, span)])
      return answer(call, ok(viewRevenue({ currency, from, to, rows, costs })))
    }),

  protectionReport: consoleApi.staff.protectionReport
    .use(requireStaff('reports.read'))
    .handler(async ({ input: { from, to }, context: { call } }) => {
      const { config, clock, db } = call.app
      const { currency, timeZone } = config
      const span = { currency, timeZone, from, to }
      const [days, openDays, openNow, now] = await Promise.all([
        listProtectionDays(db, span),
        listOpenDayRounds(db, span),
        listOpenVendors(db, currency),
        countProtected(db, clock.now()),
      ])
      return answer(call, ok(viewProtection({ currency, days, openDays, openNow, now })))
    }),

  reconciliation: consoleApi.staff.reconciliation
    .use(requireStaff('reports.read'))
    .handler(async ({ input: { day }, context: { call } }) => {
      const { currency, timeZone } = call.app.config
      const lines = await listLines(call.app.db, { day, currency, timeZone })
      return answer(call, ok({ currency, lines: lines.map((line) => viewLine(line, currency)) }))
    }),
}
