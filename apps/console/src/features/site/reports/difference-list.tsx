import type { Difference, ReconciliationLine } from '@fairground/contract'
import { type Column, Table, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'

/** What of one kind is not the same on both sides; each row leads to the ledger. */
export function DifferenceList({ line }: { line: ReconciliationLine }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const { differences, differenceCount, source, vendorName, vendorId } = line
  const name = [t(`reconcile.source.${source}`), vendorName ?? vendorId].filter(Boolean).join(' · ')
  return (
    <section className="mt-4">
      <h2 className="mb-2 font-bold">{name}</h2>
      <Table dense label={name} rows={differences} rowKey={({ id }) => id} columns={useColumns()} />
      {differenceCount > differences.length && (
        <p className="mt-1.5 text-sm text-ink-3">
          {t('reconcile.more', { shown: count(differences.length), total: count(differenceCount) })}
        </p>
      )}
    </section>
  )
}

function useColumns(): Column<Difference>[] {
  const { t } = useTranslation()
  const amount = (value: string | undefined) => (value ? <Amount amount={value} className="font-semibold" /> : '–')
  return [
    {
      id: 'id',
      head: t('reconcile.order'),
      isRowHead: true,
      card: 'title',
      cell: (row) => <LedgerLink difference={row} />,
    },
    { id: 'kind', head: t('reconcile.what'), card: 'foot', cell: (row) => t(`reconcile.kind.${row.kind}`) },
    {
      id: 'orders',
      head: t('reconcile.orders'),
      align: 'end',
      card: 'metaEnd',
      cell: (row) => amount(row.orderAmount),
    },
    { id: 'ledger', head: t('reconcile.ledger'), align: 'end', card: 'end', cell: (row) => amount(row.ledgerAmount) },
  ]
}

function LedgerLink({ difference: { id, transferId } }: { difference: Difference }) {
  const { Link } = useUi()
  const me = useMe()
  const name = (
    <bdi dir="ltr" className="break-all">
      {id}
    </bdi>
  )
  if (!may(me, 'ledger.read')) return name
  const query = transferId ?? id.replace(/:\d+$/, '')
  return (
    <Link
      href={`/ledger?query=${encodeURIComponent(query)}${transferId ? `&id=${transferId}` : ''}`}
      className="link text-start"
    >
      {name}
    </Link>
  )
}
