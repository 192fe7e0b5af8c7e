import { refusalText } from '@fairground/client'
import type { ReconciliationLine } from '@fairground/contract'
import { type Column, Empty, Input, Note, Skeleton, StatusChip, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CsvButton } from '../../../components/csv-button.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useToday } from '../../../lib/use-today.ts'
import { DifferenceList } from './difference-list.tsx'
import { useReconciliation } from './use-reports.ts'

type ReconciliationReportProps = { day: string; onDay: (day: string) => void }

/** Deposits, payouts, adjustments and what vendors sent, held against the ledger; what differs stands below by name. */
export function ReconciliationReport({ day, onDay }: ReconciliationReportProps) {
  const { t } = useTranslation()
  const today = useToday()
  const found = useReconciliation(day)
  const { data, error } = found
  const lines = data?.lines ?? []
  const unequal = lines.filter(({ differenceCount }) => differenceCount > 0)
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center gap-2.5">
        <Input
          type="date"
          size="sm"
          className="w-40"
          aria-label={t('reports.day')}
          max={today}
          value={day}
          onChange={(event) => event.target.value && onDay(event.target.value)}
        />
        <span className="text-sm text-ink-3">{t('reconcile.note')}</span>
        <span className="ms-auto">
          <CsvButton name={`reconciliation-${day}`} disabled={!data} rows={() => fileOf(lines)} />
        </span>
      </div>
      <Verdict isKnown={data !== undefined} lineCount={lines.length} unequalCount={unequal.length} />
      <Table
        dense
        label={t('reports.tab.reconciliation')}
        rows={lines}
        rowKey={keyOf}
        columns={useColumns()}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--scales-duotone]" title={t('reconcile.empty')} text={t('reconcile.emptyText')} />}
      />
      {unequal.map((line) => (
        <DifferenceList key={keyOf(line)} line={line} />
      ))}
    </>
  )
}

const keyOf = ({ source, vendorId }: ReconciliationLine): string => `${vendorId ?? ''} ${source}`

type VerdictProps = { isKnown: boolean; lineCount: number; unequalCount: number }

function Verdict({ isKnown, lineCount, unequalCount }: VerdictProps) {
  const { t } = useTranslation()
  if (!isKnown) return <Skeleton className="mb-3.5 h-11 w-full" />
  if (lineCount === 0) return null
  return (
    <Note className="mb-3.5" tone={unequalCount === 0 ? 'ok' : 'bad'}>
      {unequalCount === 0 ? t('reconcile.equal') : t('reconcile.unequal', { count: unequalCount })}
    </Note>
  )
}

function useColumns(): Column<ReconciliationLine>[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  const side = (id: 'orders' | 'ledger', card: Column<ReconciliationLine>['card']): Column<ReconciliationLine>[] => [
    {
      id: `${id}Count`,
      head: t(`reconcile.${id}Count`),
      align: 'end',
      cell: (row) => <bdi className="text-ink-2">{count(row[id].count)}</bdi>,
    },
    {
      id,
      head: t(`reconcile.${id}`),
      align: 'end',
      ...(card && { card }),
      cell: (row) => <Amount amount={row[id].amount} className="font-semibold" />,
    },
  ]
  return [
    {
      id: 'source',
      head: t('reconcile.source'),
      isRowHead: true,
      card: 'title',
      cell: (row) => (
        <span>
          {t(`reconcile.source.${row.source}`)}{' '}
          {row.vendorId && <bdi className="text-ink-3">{row.vendorName ?? row.vendorId}</bdi>}
        </span>
      ),
    },
    ...side('orders', 'metaEnd'),
    ...side('ledger', 'end'),
    {
      id: 'state',
      head: t('reconcile.differences'),
      card: 'foot',
      cell: (row) =>
        row.differenceCount === 0 ? (
          <StatusChip tone="ok" icon="icon-[ph--check-circle-fill]">
            {t('reconcile.same')}
          </StatusChip>
        ) : (
          <StatusChip tone="bad" icon="icon-[ph--warning-fill]">
            {t('reconcile.differ', { count: row.differenceCount, shown: count(row.differenceCount) })}
          </StatusChip>
        ),
    },
  ]
}

/** Every line, and under it every difference that is told. */
function fileOf(lines: readonly ReconciliationLine[]): string[][] {
  return [
    ['source', 'vendor', 'id', 'orders', 'ledger', 'difference', 'transfer'],
    ...lines.flatMap(({ source, vendorId = '', orders, ledger, differences }) => [
      [source, vendorId, '', orders.amount, ledger.amount, '', ''],
      ...differences.map(({ id, orderAmount = '', ledgerAmount = '', kind, transferId = '' }) => [
        source,
        vendorId,
        id,
        orderAmount,
        ledgerAmount,
        kind,
        transferId,
      ]),
    ]),
  ]
}
