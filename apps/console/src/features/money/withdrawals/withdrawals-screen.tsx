import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { ReceiptTime } from './receipt-time.tsx'
import { RefusalReasons } from './refusal-reasons.tsx'
import { pageSize, useWithdrawals } from './use-withdrawals.ts'
import { WithdrawalFigures } from './withdrawal-figures.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import { isOpenView, type WithdrawalSearch } from './withdrawal-search.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'
import { WithdrawalViews } from './withdrawal-views.tsx'

type WithdrawalsScreenProps = {
  search: WithdrawalSearch
  onSearch: (change: Partial<WithdrawalSearch>) => void
}

/** The review of withdrawals: a queue that renews itself, and one withdrawal beside it. */
export function WithdrawalsScreen({ search, onSearch }: WithdrawalsScreenProps) {
  const { t } = useTranslation()
  const { view = 'open', query = '', id } = search
  const found = useWithdrawals(search)
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return (
    <QueueScreen
      title={t('nav.withdrawals')}
      tools={
        <div className="flex gap-2 max-md:order-last max-md:w-full *:max-md:flex-1">
          <RefusalReasons />
          <ReceiptTime />
        </div>
      }
      find={{ label: t('withdrawals.search'), text: query, onText: find }}
      found={found}
      idOf={(row) => row.withdrawalId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={id && <WithdrawalPanel key={id} withdrawalId={id} onClose={() => onSearch({ id: undefined })} />}
      isFiltered={query !== ''}
      onClearFilters={() => find('')}
      empty={
        <Empty
          icon="icon-[ph--coffee-duotone]"
          title={t(`withdrawals.empty.${view}`)}
          text={isOpenView(view) && t('queue.emptyText')}
        />
      }
      hasDecisions
      table={(props) => <WithdrawalTable {...props} isOpen={isOpenView(view)} />}
    >
      <WithdrawalFigures counts={found.data?.counts} isFailed={found.isError} />
      <WithdrawalViews
        view={view}
        counts={found.data?.counts}
        onView={(next) => onSearch({ view: next === 'open' ? undefined : next, page: undefined })}
      />
    </QueueScreen>
  )
}
