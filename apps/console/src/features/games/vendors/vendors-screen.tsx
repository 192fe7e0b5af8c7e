import { refusalText } from '@fairground/client'
import type { Vendor } from '@fairground/contract'
import { type Column, Empty, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useHealthText } from './use-health-text.ts'
import { useVendors } from './use-vendors.ts'
import { VendorPanel } from './vendor-panel.tsx'
import { VendorStatus } from './vendor-status.tsx'

type VendorsScreenProps = { id: string | undefined; onOpen: (vendorId: string | undefined) => void }

/** Who plays games against the wallet. */
export function VendorsScreen({ id, onOpen }: VendorsScreenProps) {
  const { t } = useTranslation()
  const found = useVendors()
  const { data, error } = found
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter((column) => !wideOnly.includes(column.id) || (isWide && id === undefined))
  return (
    <SplitView panel={id !== undefined && <VendorPanel key={id} vendorId={id} onClose={() => onOpen(undefined)} />}>
      <PageHead title={t('nav.vendors')} />
      {error && data && <StaleNote error={error} />}
      <Table
        dense
        label={t('nav.vendors')}
        rows={data?.list ?? []}
        rowKey={(row) => row.vendorId}
        columns={columns}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={id}
        onRowClick={(row) => onOpen(row.vendorId)}
        empty={<Empty icon="icon-[ph--storefront-duotone]" title={t('vendors.empty')} />}
      />
    </SplitView>
  )
}

const wideOnly = ['mode', 'games', 'p50', 'open']

function useColumns(): Column<Vendor>[] {
  const { t } = useTranslation()
  const text = useHealthText()
  const { count } = useFormats()
  return [
    {
      id: 'name',
      head: t('vendors.name'),
      isRowHead: true,
      card: 'title',
      cell: (row) => <bdi className="font-semibold">{row.name}</bdi>,
    },
    { id: 'status', head: t('deposits.state'), card: 'end', cell: (row) => <VendorStatus status={row.status} /> },
    { id: 'mode', head: t('vendors.mode'), cell: (row) => t(`vendors.mode.${row.walletMode}`) },
    { id: 'games', head: t('vendors.games'), align: 'end', cell: (row) => count(row.gameCount) },
    { id: 'calls', head: t('vendors.calls'), card: 'meta', cell: (row) => text.calls(row.calls) },
    { id: 'p50', head: t('vendors.p50'), align: 'end', cell: (row) => text.p50(row.calls) },
    { id: 'p99', head: t('vendors.p99'), align: 'end', card: 'metaEnd', cell: (row) => text.p99(row.calls) },
    { id: 'open', head: t('vendors.openRounds'), align: 'end', cell: (row) => count(row.openRoundCount) },
    {
      id: 'found',
      head: t('vendors.exceptions'),
      align: 'end',
      card: 'foot',
      cell: (row) => (
        <span className={row.exceptionCount > 0 ? 'font-semibold text-bad-ink' : ''}>{count(row.exceptionCount)}</span>
      ),
    },
  ]
}
