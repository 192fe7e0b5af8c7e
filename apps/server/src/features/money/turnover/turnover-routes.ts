import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireMember } from '../../people/identity/index.ts'
import { requireStaff } from '../../people/staff/index.ts'
import type { Standing } from './turnover.ts'
import { findStanding, listDemands } from './turnover-store.ts'

const demandsShownMax = 20

export const turnoverRoutes = {
  mine: portal.turnover.mine.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { memberId, currency } = session
    return answer(call, ok(viewStanding(await findStanding(call.app.db, { memberId, currency }), currency)))
  }),
}

export const staffTurnoverRoutes = {
  memberTurnover: consoleApi.staff.memberTurnover
    .use(requireStaff('members.read'))
    .handler(async ({ input: { memberId }, context: { call } }) => {
      const { db, config } = call.app
      const { currency } = config
      const demands = await listDemands(db, { memberId, currency }, demandsShownMax)
      const view = {
        ...viewStanding(await findStanding(db, { memberId, currency }), currency),
        demands: demands.map(({ kind, amountMinor, percent, requiredMinor, at }) => ({
          kind,
          percent,
          amount: formatAmount(amountMinor, getCurrency(currency)),
          required: formatAmount(requiredMinor, getCurrency(currency)),
          at: at.toISOString(),
        })),
      }
      return answer(call, ok(view))
    }),
}

const viewStanding = ({ leftMinor, wantedMinor }: Standing, currency: string) => ({
  left: formatAmount(leftMinor, getCurrency(currency)),
  wanted: formatAmount(wantedMinor, getCurrency(currency)),
})
