import { Empty, KpiStrip, Seg, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { CasePanel } from './case-panel.tsx'
import { CaseTable } from './case-table.tsx'
import { FlagPanel } from './flag-panel.tsx'
import { FlagTable } from './flag-table.tsx'
import { caseViews, flagViews, type RiskSearch, riskTabs } from './risk-search.ts'
import { UnitButton } from './unit-dialog.tsx'
import { pageSize, useCases, useFlags } from './use-risk.ts'

interface RiskScreenProps {
  search: RiskSearch
  onSearch: (change: Partial<RiskSearch>) => void
}

/** Signs of harm and of laundering, and the tasks that people make of them. */
export function RiskScreen(props: RiskScreenProps) {
  return props.search.tab === 'flags' ? <Flags {...props} /> : <Cases {...props} />
}

function Cases({ search, onSearch }: RiskScreenProps) {
  const { t } = useTranslation()
  const found = useCases(search, true)
  const counts = found.data?.counts
  const { id } = search
  const frame = useFrame({ search, onSearch })
  return (
    <QueueScreen
      {...frame}
      found={found}
      idOf={(row) => row.caseId}
      panel={id && <CasePanel key={id} caseId={id} onClose={() => onSearch({ id: undefined })} />}
      empty={<Empty icon="icon-[ph--shield-check-duotone]" title={t('risk.noCases')} text={t('risk.noCasesText')} />}
      table={(table) => <CaseTable {...table} />}
    >
      <Figures
        items={[
          { id: 'open', label: t('risk.view.open'), value: counts?.open },
          { id: 'mine', label: t('risk.view.mine'), value: counts?.mine },
          { id: 'late', label: t('risk.view.late'), value: counts?.late },
        ]}
        isFailed={found.isError}
      />
      <FilterChips
        options={caseViews.map((value) => ({
          value,
          label: t(`risk.view.${value}`),
          count: value === 'closed' ? undefined : counts?.[value],
        }))}
        value={caseViews.find((one) => one === search.view) ?? 'open'}
        onValueChange={(view) => onSearch({ view: view === 'open' ? undefined : view, page: undefined })}
      />
    </QueueScreen>
  )
}

function Flags({ search, onSearch }: RiskScreenProps) {
  const { t } = useTranslation()
  const found = useFlags(search, true)
  const counts = found.data?.counts
  const { id } = search
  const frame = useFrame({ search, onSearch })
  const flag = found.data?.list.find(({ flagId }) => flagId === id)
  return (
    <QueueScreen
      {...frame}
      found={found}
      idOf={(row) => row.flagId}
      panel={flag && <FlagPanel key={id} flag={flag} onClose={() => onSearch({ id: undefined })} />}
      empty={<Empty icon="icon-[ph--shield-check-duotone]" title={t('risk.noFlags')} text={t('risk.noFlagsText')} />}
      table={(table) => <FlagTable {...table} />}
    >
      <Figures
        items={[
          { id: 'waiting', label: t('risk.view.waiting'), value: counts?.waiting },
          { id: 'late', label: t('risk.view.late'), value: counts?.late },
        ]}
        isFailed={found.isError}
      />
      <FilterChips
        options={flagViews.map((value) => ({
          value,
          label: t(`risk.view.${value}`),
          count: value === 'all' ? undefined : counts?.[value],
        }))}
        value={flagViews.find((one) => one === search.view) ?? 'waiting'}
        onValueChange={(view) => onSearch({ view: view === 'waiting' ? undefined : view, page: undefined })}
      />
    </QueueScreen>
  )
}

/** What both lists give the frame: their tabs, the kind, and the search. */
function useFrame({ search, onSearch }: RiskScreenProps) {
  const { t } = useTranslation()
  const me = useMe()
  const { tab = 'cases', kind, query = '', view } = search
  return {
    title: t('nav.risk'),
    search,
    onSearch,
    pageSize,
    find: {
      label: t('risk.search'),
      text: query,
      onText: (text: string) => onSearch({ query: text || undefined, page: undefined }),
    },
    tools: (
      <Seg
        label={t('nav.risk')}
        options={riskTabs.map((value) => ({ value, label: t(`risk.tab.${value}`) }))}
        value={tab}
        onValueChange={(next) =>
          onSearch({ tab: next === 'cases' ? undefined : next, view: undefined, page: undefined, id: undefined })
        }
      />
    ),
    endTools: (
      <>
        {may(me, 'aml.read') && (
          <Select
            size="sm"
            label={t('risk.kindLabel')}
            className="sm:w-40!"
            options={[
              { value: 'any', label: t('risk.anyKind') },
              { value: 'harm', label: t('risk.kind.harm') },
              { value: 'laundering', label: t('risk.kind.laundering') },
            ]}
            value={kind ?? 'any'}
            onValueChange={(next) => onSearch({ kind: next === 'any' ? undefined : (next as 'harm'), page: undefined })}
          />
        )}
        {may(me, 'aml.decide') && <UnitButton />}
      </>
    ),
    isFiltered: query !== '' || view !== undefined || kind !== undefined,
    onClearFilters: () => onSearch({ query: undefined, view: undefined, kind: undefined, page: undefined }),
  }
}

interface Figure {
  id: string
  label: string
  value: number | undefined
}

function Figures({ items, isFailed }: { items: Figure[]; isFailed: boolean }) {
  const { count } = useFormats()
  return (
    <KpiStrip
      className="mb-3"
      items={items.map(({ id, label, value }) => ({
        ...{ id, label, isLoading: value === undefined && !isFailed },
        value: value === undefined ? '–' : count(value),
        valueTone: id === 'late' && value ? ('down' as const) : undefined,
      }))}
    />
  )
}
