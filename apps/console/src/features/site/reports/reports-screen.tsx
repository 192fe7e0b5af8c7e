import { Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { useToday } from '../../../lib/use-today.ts'
import { ProtectionReport } from './protection-report.tsx'
import { ReconciliationReport } from './reconciliation-report.tsx'
import { type ReportSearch, rangeOf, reportTabs } from './report-search.ts'
import { RevenueReport } from './revenue-report.tsx'

type ReportsScreenProps = { search: ReportSearch; onSearch: (change: Partial<ReportSearch>) => void }

/** What the house took and gave, and whether the books say what the orders say. */
export function ReportsScreen({ search, onSearch }: ReportsScreenProps) {
  const { t } = useTranslation()
  const today = useToday()
  const { tab = 'revenue', day = today } = search
  const Days = tab === 'protection' ? ProtectionReport : RevenueReport
  return (
    <div className="mx-auto w-full max-w-360 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.reports')} />
      <Tabs
        className="mb-4"
        label={t('reports.tabs')}
        tabs={reportTabs.map((value) => ({ value, label: t(`reports.tab.${value}`) }))}
        value={tab}
        onValueChange={(next) => onSearch({ tab: next === 'revenue' ? undefined : next })}
      />
      {tab === 'reconciliation' ? (
        <ReconciliationReport day={day} onDay={(next) => onSearch({ day: next })} />
      ) : (
        <Days range={rangeOf(search, today)} onRange={(range) => onSearch({ from: range?.from, to: range?.to })} />
      )}
    </div>
  )
}
