import { refusalText } from '@fairground/client'
import { ErrorState } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { DashboardCharts, DashboardChartsSkeleton } from './dashboard-charts.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import { useDashboard } from './use-dashboard.ts'

/** The day at a glance: what waits, what came and went, the last two weeks. */
export function DashboardScreen({ alarms }: { alarms: ReactNode }) {
  const { t } = useTranslation()
  const { data, error, dataUpdatedAt, refetch } = useDashboard()
  return (
    <div className="mx-auto w-full max-w-360 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.overview')}>
        {data && (
          <span className="text-sm text-ink-3">
            {t('dashboard.asOf')} <Moment at={new Date(dataUpdatedAt).toISOString()} look="exactTime" />
          </span>
        )}
      </PageHead>
      {alarms}
      {error && !data ? (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-5">
          <DashboardFigures data={data} />
          {data ? <DashboardCharts data={data} /> : <DashboardChartsSkeleton />}
        </div>
      )}
    </div>
  )
}
