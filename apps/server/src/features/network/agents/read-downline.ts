import type { AppContext } from '../../../context.ts'
import { ok, refuseField } from '../../../lib/outcome.ts'
import { findGroupBounds } from '../../games/prize-groups/index.ts'
import { sumSettledBets, viewProfitSums } from '../../money/records/index.ts'
import { getBalance, listMoneyDays } from '../../money/wallet/index.ts'
import { findDownline, findPath } from './downline-store.ts'
import { viewDownline } from './downline-view.ts'
import { type MoneyInput, readDownlineMoney } from './read-team-money.ts'

/** One account of an agent's team with a page of its purse. Refusal: VALIDATION for an account that is not of the team. */
export async function readDownline(app: AppContext, agentId: string, input: MoneyInput & { account: string }) {
  const { db, config } = app
  const downline = await findDownline(db, agentId, input.account)
  if (!downline) return refuseField('account', 'validation.noDownline')
  const { memberId, currency } = downline
  const span = { from: new Date(input.from), to: new Date(input.to) }
  const [balance, path, bets, money, page, prizeGroup] = await Promise.all([
    getBalance(db, memberId, currency),
    findPath(db, agentId, memberId),
    sumSettledBets(db, { whose: { memberId }, currency, ...span }, config.timeZone),
    listMoneyDays(db, downline, { ...span, timeZone: config.timeZone }),
    readDownlineMoney(app, downline, input),
    downline.level === 1 ? findGroupBounds(db, memberId) : undefined,
  ])
  return ok({
    ...page,
    downline: viewDownline(downline, balance, app.clock.now()),
    path: path ?? [],
    profit: viewProfitSums(bets, money, currency),
    prizeGroup,
  })
}
