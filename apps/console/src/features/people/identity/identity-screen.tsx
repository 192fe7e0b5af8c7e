import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { CaseQueue } from './case-queue.tsx'
import { CheckQueue } from './check-queue.tsx'
import { identityTabs, type TabProps } from './identity-search.ts'

/** Papers that wait for a look, accounts that may be of one person, and people who may be on a list. */
export function IdentityScreen({ search, onSearch }: TabProps) {
  const { t } = useTranslation()
  const { tab = 'checks' } = search
  const tabs = (
    <FilterChips
      options={identityTabs.map((value) => ({ value, label: t(`kyc.tab.${value}`) }))}
      value={tab}
      onValueChange={(next) =>
        onSearch({ tab: next === 'checks' ? undefined : next, page: undefined, id: undefined, query: undefined })
      }
    />
  )
  return tab === 'checks' ? (
    <CheckQueue search={search} onSearch={onSearch} tabs={tabs} />
  ) : (
    <CaseQueue key={tab} kind={tab} search={search} onSearch={onSearch} tabs={tabs} />
  )
}
