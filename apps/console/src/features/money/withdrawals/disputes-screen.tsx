import { Empty, KpiStrip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { type DisputeSearch, disputeViews } from './dispute-search.ts'
import { DisputeTable } from './dispute-table.tsx'
import { useDisputes } from './use-disputes.ts'
import { withdrawalQueue } from './withdrawal-queue.tsx'

type DisputesScreenProps = {
  search: DisputeSearch
  onSearch: (change: Partial<DisputeSearch>) => void
}

/** Payouts that players say did not arrive: what we must answer first, and one withdrawal beside it. */
export function DisputesScreen({ search, onSearch }: DisputesScreenProps) {
  const { t } = useTranslation()
  const { view = 'open' } = search
  const found = useDisputes(search)
  return (
    <QueueScreen
      title={t('nav.disputes')}
      {...withdrawalQueue(search, onSearch, t('dispute.search'))}
      found={found}
      empty={
        <Empty
          icon="icon-[ph--handshake-duotone]"
          title={t(`dispute.empty.${view}`)}
          text={view !== 'closed' && t('dispute.emptyText')}
        />
      }
      table={(props) => {
        const active = props.rows.find((row) => row.withdrawalId === props.activeKey)
        return <DisputeTable {...props} activeKey={active && `${active.withdrawalId} ${active.openedAt}`} />
      }}
    >
      <DisputeFigures counts={found.data?.counts} isFailed={found.isError} />
      <FilterChips
        options={disputeViews.map((value) => ({ value, label: t(`dispute.view.${value}`) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'open' ? undefined : next, page: undefined })}
        note={t(view === 'closed' ? 'filter.newestFirst' : 'dispute.soonestFirst')}
      />
    </QueueScreen>
  )
}

type Counts = NonNullable<ReturnType<typeof useDisputes>['data']>['counts']

function DisputeFigures({ counts, isFailed }: { counts: Counts | undefined; isFailed: boolean }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const isLoading = counts === undefined && !isFailed
  const text = (value: number | undefined) => (value === undefined ? '–' : count(value))
  return (
    <KpiStrip
      items={[
        { id: 'ours', isLoading, label: t('dispute.ours'), value: text(counts?.ours) },
        {
          id: 'late',
          isLoading,
          label: t('dispute.late'),
          value: text(counts?.late),
          valueTone: counts && counts.late > 0 ? 'down' : undefined,
          note: t('dispute.lateNote'),
        },
        { id: 'theirs', isLoading, label: t('dispute.theirs'), value: text(counts?.theirs) },
      ]}
    />
  )
}
