import type { TeamOverview } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { countTeamPlayers, sumTeamBets, viewProfit, viewProfitSums } from '../../money/records/index.ts'
import { listTeamMoneyDays, sumTeamBalance } from '../../money/wallet/index.ts'
import { teamDays } from './team-days.ts'
import { sizeTeam } from './team-store.ts'

interface Agent {
  memberId: string
  currency: string
}

/** What everybody below an agent did in a span of time, and how many they are. */
export async function readOverview(
  { db, config }: AppContext,
  { memberId: agentId, currency }: Agent,
  span: { from: string; to: string },
): Promise<TeamOverview> {
  const days = teamDays(span, config.timeZone)
  const team = { agentId, currency }
  const [size, bets, players, money, balanceMinor] = await Promise.all([
    sizeTeam(db, agentId, days),
    sumTeamBets(db, { ...team, ...days }),
    countTeamPlayers(db, { ...team, ...days }),
    listTeamMoneyDays(db, team, days),
    sumTeamBalance(db, { ...team, timeZone: config.timeZone }),
  ])
  const { days: played, ...profit } = viewProfit(bets, money, currency)
  const openedOn = new Map(size.opened.map(({ day, count }) => [day, count]))
  const profitOn = new Map(played.map((day) => [day.day, day]))
  const nothing = viewProfitSums([], [], currency)
  return {
    ...profit,
    members: size.members,
    agents: size.agents,
    active: players.active,
    newMembers: size.opened.reduce((sum, { count }) => sum + count, 0),
    balance: formatAmount(balanceMinor, getCurrency(currency)),
    days: [...new Set([...profitOn.keys(), ...openedOn.keys()])].sort().map((day) => ({
      ...(profitOn.get(day) ?? { ...nothing, day }),
      active: players.activeOn.get(day) ?? 0,
      newMembers: openedOn.get(day) ?? 0,
    })),
  }
}
