import { Tabs } from '@fairground/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IncomeRecord } from './income-record.tsx'
import { PointsStatement } from './points-statement.tsx'

/** What the agent earned: by contracts of every kind, and by the points of prize groups. The address names the tab. */
export function IncomeReportPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { tab } = useSearch({ from: '/_site/agentHome/$pageKey' })
  const show = (next: 'contracts' | 'points') =>
    void navigate({
      to: '/agentHome/$pageKey',
      params: { pageKey: 'incomeReport' },
      search: next === 'points' ? { tab: next } : {},
      replace: true,
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="font-poster text-3xl">{t('agents:page.incomeReport')}</h1>
      <Tabs
        label={t('agents:page.incomeReport')}
        value={tab ?? 'contracts'}
        onValueChange={show}
        tabs={[
          { value: 'contracts', label: t('contracts:tab.contracts') },
          { value: 'points', label: t('agents:points.title') },
        ]}
      />
      {tab === 'points' ? <PointsStatement /> : <IncomeRecord onPoints={() => show('points')} />}
    </div>
  )
}
