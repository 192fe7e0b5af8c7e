import { Empty } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { type DepositSearch, depositViews } from './deposit-search.ts'
import { DepositTable } from './deposit-table.tsx'
import { pageSize, useDeposits } from './use-deposits.ts'

type DepositsScreenProps = {
  tabs: ReactNode
  search: DepositSearch
  onSearch: (change: Partial<DepositSearch>) => void
}

/** Bank transfers that wait to be matched, and those that were. */
export function DepositsScreen({ tabs, search, onSearch }: DepositsScreenProps) {
  const { t } = useTranslation()
  const { view = 'pending', query = '', id } = search
  const found = useDeposits(search)
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return (
    <QueueScreen
      title={t('nav.deposits')}
      find={{ label: t('deposits.search'), text: query, onText: find }}
      found={found}
      idOf={(row) => row.depositId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={id && <DepositPanel key={id} depositId={id} onClose={() => onSearch({ id: undefined })} />}
      isFiltered={query !== ''}
      onClearFilters={() => find('')}
      empty={
        <Empty
          icon="icon-[ph--coffee-duotone]"
          title={t(`deposits.empty.${view}`)}
          text={view === 'pending' && t('queue.emptyText')}
        />
      }
      hasDecisions
      table={(props) => <DepositTable {...props} />}
    >
      {tabs}
      <QueueViews
        views={depositViews}
        labelOf={(value) => t(`deposits.view.${value}`)}
        search={search}
        onSearch={onSearch}
        found={found}
      />
    </QueueScreen>
  )
}
