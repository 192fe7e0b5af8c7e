import { refusalText } from '@fairground/client'
import type { TableTips } from '@fairground/contract'
import { type Column, Empty, Select, Table } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { query } from '../../../lib/api.ts'
import { listState } from '../../../lib/list-state.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { OpenTips, PayTips } from './pay-tips.tsx'

type Row = TableTips['list'][number]
const keyOf = ({ tableId, shiftKey, currency }: Row) => `${tableId} ${shiftKey} ${currency}`
const spans = ['1', '7', '30'] as const

/** What players gave whoever dealt, by table and shift, and what of it was paid out. */
export function TipList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const [days, setDays] = useState<(typeof spans)[number]>('7')
  const [paying, setPaying] = useState<Row>()
  const found = useQuery(query.staff.tableTips.queryOptions({ input: { days: Number(days) } }))
  return (
    <SplitView>
      <PageHead title={t('nav.games')}>
        <div className="w-44">
          <Select
            label={t('lobby:tips.span')}
            value={days}
            options={spans.map((value) => ({ value, label: t(`lobby:tips.days.${value}`) }))}
            onValueChange={setDays}
          />
        </div>
      </PageHead>
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t('lobby:tips.about')}</p>
      <Table
        dense
        label={t('lobby:tab.tips')}
        rows={found.data?.list ?? []}
        rowKey={keyOf}
        columns={useColumns((row) => <OpenTips row={row} onPay={() => setPaying(row)} />)}
        state={listState(found)}
        errorText={found.error && refusalText(t, found.error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--hand-coins-duotone]" title={t('lobby:tips.none')} />}
      />
      {paying && <PayTips key={keyOf(paying)} row={paying} onClose={() => setPaying(undefined)} />}
    </SplitView>
  )
}

function useColumns(pay: (row: Row) => ReactNode): Column<Row>[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  return [
    {
      ...{ id: 'table', head: t('lobby:table.name'), isRowHead: true, card: 'title' },
      cell: ({ tableId }) => <bdi>{tableId}</bdi>,
    },
    {
      ...{ id: 'shift', head: t('lobby:tips.shift'), card: 'meta' },
      cell: ({ dealerName, beganAt, endedAt }) => (
        <>
          {dealerName ?? t('lobby:tips.noShift')}
          <span className="block text-xs text-ink-3">
            <Moment at={beganAt} />
            {endedAt && (
              <>
                {' – '}
                <Moment at={endedAt} />
              </>
            )}
          </span>
        </>
      ),
    },
    {
      ...{ id: 'count', head: t('lobby:tips.count'), align: 'end' as const },
      cell: (row) => <bdi>{count(row.count)}</bdi>,
    },
    {
      ...{ id: 'given', head: t('lobby:tips.given'), align: 'end' as const, card: 'meta' as const },
      cell: ({ given, currency }) => <Amount amount={given} currency={currency} />,
    },
    {
      ...{ id: 'paid', head: t('lobby:tips.paid'), align: 'end' as const, card: 'end' as const },
      cell: (row) => <Paid row={row} />,
    },
    { ...{ id: 'pay', head: t('lobby:tips.open'), align: 'end' as const, card: 'foot' as const }, cell: pay },
  ]
}

function Paid({ row: { paid, paidAt, paidBy, currency } }: { row: Row }) {
  return (
    <>
      <Amount amount={paid} currency={currency} />
      {paidAt && (
        <span className="block text-xs text-ink-3">
          <Moment at={paidAt} /> · <bdi>{paidBy?.join(', ')}</bdi>
        </span>
      )}
    </>
  )
}
