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
  component: AgentPage,
})

const pages: Record<AgentPageKey, React.ComponentType> = {
  downlineManagement: lazyRouteComponent(() => import('../../features/agents/downlines-page.tsx'), 'DownlinesPage'),
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
