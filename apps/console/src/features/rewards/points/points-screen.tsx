import { Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { ItemsScreen } from './items-screen.tsx'
import { type PointsSearch, pointTabs } from './points-search.ts'
import { RedemptionsScreen } from './redemptions-screen.tsx'
import { RulesScreen } from './rules-screen.tsx'

type PointsScreenProps = { search: PointsSearch; onSearch: (change: Partial<PointsSearch>) => void }

/** The points mall: what members redeem, what is in it, how points are earned. */
export function PointsScreen({ search, onSearch }: PointsScreenProps) {
  const { t } = useTranslation()
  const { tab = 'redemptions', id } = search
  const tabs = (
    <Tabs
      label={t('nav.points')}
      tabs={pointTabs.map((value) => ({ value, label: t(`marketing:points.tab.${value}`) }))}
      value={tab}
      onValueChange={(next) =>
        onSearch({ tab: next === 'redemptions' ? undefined : next, id: undefined, query: undefined, page: undefined })
      }
      className="mb-3"
    />
  )
  if (tab === 'items') return <ItemsScreen tabs={tabs} id={id} onOpen={(next) => onSearch({ id: next })} />
  if (tab === 'rules') return <RulesScreen tabs={tabs} />
  return <RedemptionsScreen tabs={tabs} search={search} onSearch={onSearch} />
}
