import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { getBalance } from '../../money/wallet/index.ts'
import { requireMember } from '../../people/identity/index.ts'
import { listSpans } from '../margin/index.ts'
import { findRank } from '../vip/index.ts'
import { listOwnLosses, listPaidWeeks } from './cash-back-store.ts'
import { claimable, claimRebate } from './claim-rebate.ts'
import { listOpenCells } from './rebate-store.ts'
import { spanOn } from './reward-rule.ts'
import { viewCashBack, viewRebates } from './reward-view.ts'
import { addDays, mondayOf } from './site-week.ts'

const weeksShown = 8

export const rebateRoutes = {
  rebates: portal.loyalty.rebates.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, config } = call.app
    const { memberId, currency } = session
    const today = siteDay(call.app)
    const rules = await listSpans(db, 'rebate')
    const whose = { memberId, currency, timeZone: config.timeZone }
    const [cells, rank] = await Promise.all([listOpenCells(db, whose, claimable(today), rules), findRank(db, memberId)])
    const facts = { rule: spanOn(rules, today), rank, currency: getCurrency(currency) }
    return answer(call, ok(viewRebates(cells, facts)))
  }),

  claimRebate: portal.loyalty.claimRebate.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { memberId, currency } = session
    const claimed = await claimRebate(call, { memberId, currency, ...input })
    if (!claimed.ok) return answer(call, claimed)
    const { availableMinor } = await getBalance(call.app.db, memberId, currency)
    const money = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
    return answer(call, ok({ amount: money(claimed.value), balance: money(availableMinor) }))
  }),

  cashBack: portal.loyalty.cashBack.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, config } = call.app
    const { memberId, currency } = session
    const from = mondayOf(siteDay(call.app))
    const whose = { memberId, currency, timeZone: config.timeZone }
    const [lines, paid] = await Promise.all([
      listOwnLosses(db, whose, { from, to: addDays(from, 6) }, await listSpans(db, 'cashback')),
      listPaidWeeks(db, memberId, weeksShown),
    ])
    return answer(call, ok(viewCashBack({ from, lines, paid, currency: getCurrency(currency) })))
  }),
}
