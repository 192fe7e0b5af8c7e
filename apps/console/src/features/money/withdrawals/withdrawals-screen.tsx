import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { ApproveSafe } from './approve-safe.tsx'
import { ReceiptTime } from './receipt-time.tsx'
import { RefusalReasons } from './refusal-reasons.tsx'
import { useWithdrawals } from './use-withdrawals.ts'
import { WithdrawalFigures } from './withdrawal-figures.tsx'
import { withdrawalQueue } from './withdrawal-queue.tsx'
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
  const { view = 'open' } = search
  const found = useWithdrawals(search)
  return (
    <QueueScreen
      title={t('nav.withdrawals')}
      tools={
        <div className="flex gap-2 max-md:order-last max-md:w-full *:max-md:flex-1">
          <ApproveSafe rows={found.data?.list ?? []} />
          <RefusalReasons />
          <ReceiptTime />
        </div>
      }
      {...withdrawalQueue(search, onSearch, t('withdrawals.search'))}
      found={found}
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
