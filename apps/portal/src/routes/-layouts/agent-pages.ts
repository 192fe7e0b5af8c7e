import type { AgentFeature } from '@fairground/contract'

/** Entries of the agent centre's menu, in order; those with a feature are there while the site has it. */
export const agentPages = [
  { key: 'overview', icon: 'icon-[ph--tree-structure-duotone]' },
  { key: 'registerCenter', icon: 'icon-[ph--user-plus-duotone]' },
  { key: 'downlineManagement', icon: 'icon-[ph--users-three-duotone]' },
  { key: 'teamBetting', icon: 'icon-[ph--receipt-duotone]' },
  { key: 'teamTransactions', icon: 'icon-[ph--arrows-left-right-duotone]' },
  { key: 'userLoss', icon: 'icon-[ph--chart-line-up-duotone]' },
  { key: 'incomeReport', icon: 'icon-[ph--coins-duotone]' },
  { key: 'downlineAccountDetails', icon: 'icon-[ph--identification-card-duotone]' },
  { key: 'dividendRecord', icon: 'icon-[ph--chart-pie-slice-duotone]', feature: 'enableCt' },
  { key: 'dailyWages', icon: 'icon-[ph--calendar-dots-duotone]', feature: 'salary' },
  { key: 'hourlySalary', icon: 'icon-[ph--clock-duotone]', feature: 'hourSalary' },
  { key: 'realTimeSalary', icon: 'icon-[ph--lightning-duotone]', feature: 'agentRealtimeSalary' },
] as const satisfies readonly { key: string; icon: string; feature?: AgentFeature }[]

/** Entries that the site has now; without its switches nothing of contracts. */
export const pagesWith = (features: Partial<Record<AgentFeature, boolean>> | undefined) =>
  agentPages.filter((page) => !('feature' in page) || features?.[page.feature])

export type AgentPageKey = (typeof agentPages)[number]['key']
export const isAgentPage = (key: string): key is AgentPageKey => agentPages.some((page) => page.key === key)
