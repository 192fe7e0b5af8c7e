import type { BranchProfit, Profit } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { sumBranchBets, sumTeamBets, viewProfitSums } from '../../money/records/index.ts'
import { listTeamMoneyDays, sumBranchMoney } from '../../money/wallet/index.ts'
import { type Asked, type DownlinePath, findDownlines } from './read-downlines.ts'
import { teamDays } from './team-days.ts'

interface Agent {
  memberId: string
  currency: string
}

interface LossPage {
  list: BranchProfit[]
  total: number
  pageNo: number
  pageSize: number
  path: DownlinePath
  sums: Profit
}

/** A page of profit and loss by branch. Refusal: NOT_FOUND for a parent outside the agent's team. */
export async function readUserLoss(
  { db, config }: AppContext,
  { memberId, currency }: Agent,
  input: Asked & { from: string; to: string },
): Promise<Outcome<LossPage>> {
  const found = await findDownlines(db, memberId, input)
  if (!found.ok) return found
  const { downlines, total, path, parentId } = found.value
  const days = teamDays(input, config.timeZone)
  const heads = downlines.map(({ memberId: head }) => head)
  const team = { agentId: input.account ? memberId : parentId, currency }
  const [betsOf, moneyOf, bets, money] = await Promise.all([
    sumBranchBets(db, { heads, currency, ...days }),
    sumBranchMoney(db, { heads, currency }, days),
    sumTeamBets(db, { ...team, ...days }),
    listTeamMoneyDays(db, team, days),
  ])
  const list = downlines.map(({ memberId: id, account, icon, type, level, downlineCount, teamCount }) => {
    const played = betsOf(id)
    return {
      ...{ id, account, icon, type, level, downlines: downlineCount, team: teamCount, active: played?.active ?? 0 },
      ...viewProfitSums(played ? [played] : [], moneyOf(id), currency),
    }
  })
  const sums = viewProfitSums(bets, money, currency)
  return ok({ list, total, pageNo: input.pageNo, pageSize: input.pageSize, path, sums })
}
