import { refusalText } from '@fairground/client'
import { ErrorState, Skeleton, Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { ReferralEditor } from './referral-editor.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { type RulesSearch, ruleTabs } from './rules-search.ts'
import { RunsPanel } from './runs-panel.tsx'
import { useReferralRules, useRules, useVipProgram } from './use-rules.ts'
import { VipEditor } from './vip-editor.tsx'

type RulesScreenProps = { search: RulesSearch; onSearch: (change: RulesSearch) => void }

/** What members get back for playing: rates by level, the levels themselves, and the jobs that pay. */
export function RulesScreen({ search: { tab = 'rebate' }, onSearch }: RulesScreenProps) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto w-full max-w-360 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.rules')} />
      <Tabs
        className="mb-4"
        label={t('rules.tabs')}
        tabs={ruleTabs.map((value) => ({ value, label: t(`rules.tab.${value}`) }))}
        value={tab}
        onValueChange={(next) => onSearch({ tab: next === 'rebate' ? undefined : next })}
      />
      {tab === 'runs' && <RunsPanel />}
      {tab === 'referral' && <Referral />}
      {tab !== 'runs' && tab !== 'referral' && <Loaded tab={tab} />}
    </div>
  )
}

function Referral() {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useReferralRules()
  if (error && !data)
    return (
      <ErrorState
        title={t('page.failed')}
        text={refusalText(t, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <Skeleton className="h-120 w-full rounded-lg" />
  return <ReferralEditor key={data.revision} rules={data} />
}

function Loaded({ tab }: { tab: 'rebate' | 'cashback' | 'vip' }) {
  const { t } = useTranslation()
  const rules = useRules()
  const vip = useVipProgram()
  const failed = [rules, vip].find((read) => read.error && !read.data)
  if (failed)
    return (
      <ErrorState
        title={t('page.failed')}
        text={refusalText(t, failed.error)}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    )
  if (!rules.data || !vip.data) return <Skeleton className="h-160 w-full rounded-lg" />
  if (tab === 'vip') return <VipEditor key={vip.data.revision} program={vip.data} />
  return <RuleEditor key={tab} kind={tab} data={rules.data} levels={vip.data.levels} />
}
