import { Skeleton } from '@fairground/ui'
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireToken } from '../-layouts/agent-guard.ts'
import { AgentLayout } from '../-layouts/agent-layout.tsx'
import { type AgentPageKey, isAgentPage } from '../-layouts/agent-pages.ts'

export const Route = createFileRoute('/_site/agentHome/$pageKey')({
  beforeLoad: ({ params }) => {
    requireToken()
    if (!isAgentPage(params.pageKey)) notFound({ throw: true })
  },
  validateSearch: (search: Record<string, unknown>): { account?: string; tab?: 'points' } => ({
    ...(typeof search.account === 'string' && { account: search.account.slice(0, 64) }),
    ...(search.tab === 'points' && { tab: search.tab }),
  }),
  component: AgentPage,
})

const pages: Record<AgentPageKey, React.ComponentType> = {
  overview: lazyRouteComponent(() => import('../../features/agents/overview-page.tsx'), 'OverviewPage'),
  registerCenter: lazyRouteComponent(
    () => import('../../features/agents/register-center-page.tsx'),
    'RegisterCenterPage',
  ),
  downlineManagement: lazyRouteComponent(() => import('../../features/agents/downlines-page.tsx'), 'DownlinesPage'),
  teamBetting: lazyRouteComponent(() => import('../../features/agents/team-bets-page.tsx'), 'TeamBetsPage'),
  teamTransactions: lazyRouteComponent(() => import('../../features/agents/team-money-page.tsx'), 'TeamMoneyPage'),
  userLoss: lazyRouteComponent(() => import('../../features/agents/user-loss-page.tsx'), 'UserLossPage'),
  incomeReport: lazyRouteComponent(() => import('../../features/agents/income-report-page.tsx'), 'IncomeReportPage'),
  downlineAccountDetails: lazyRouteComponent(
    () => import('../../features/agents/downline-details-page.tsx'),
    'DownlineDetailsPage',
  ),
  dividendRecord: lazyRouteComponent(() => import('../../features/contracts/income-page.tsx'), 'DividendPage'),
  dailyWages: lazyRouteComponent(() => import('../../features/contracts/income-page.tsx'), 'DailyWagesPage'),
  hourlySalary: lazyRouteComponent(() => import('../../features/contracts/income-page.tsx'), 'HourlySalaryPage'),
  realTimeSalary: lazyRouteComponent(() => import('../../features/contracts/income-page.tsx'), 'RealTimeSalaryPage'),
}

function AgentPage() {
  const { pageKey } = Route.useParams()
  if (!isAgentPage(pageKey)) return null
  const Page = pages[pageKey]
  return (
    <AgentLayout pageKey={pageKey}>
      <Suspense fallback={<Skeleton className="h-100 w-full" />}>
        <Page />
      </Suspense>
    </AgentLayout>
  )
}
