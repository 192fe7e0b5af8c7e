import { refusalText } from '@fairground/client'
import type { LedgerTransfer } from '@fairground/contract'
import { Empty, KeysetMore } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CsvButton } from '../../../components/csv-button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../../components/shortcuts.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useQueueKeys } from '../../../lib/use-queue-keys.ts'
import { AccountCard } from './account-card.tsx'
import { AccountList, HouseAccounts } from './house-accounts.tsx'
import { LedgerFilters } from './ledger-filters.tsx'
import type { LedgerSearch } from './ledger-search.ts'
import { TransferLimits } from './transfer-limits.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { TransferTable } from './transfer-table.tsx'
import { TurnoverRules } from './turnover-rules.tsx'
import { fileRowsMax, loadTransfers, useTransfers } from './use-ledger.ts'

type LedgerScreenProps = { search: LedgerSearch; onSearch: (change: Partial<LedgerSearch>) => void }

const noFilter = { query: undefined, account: undefined, kind: undefined, from: undefined, to: undefined }

/** The books: every movement of money, of whom, and why. */
export function LedgerScreen({ search, onSearch }: LedgerScreenProps) {
  const { t } = useTranslation()
  const found = useTransfers(search)
  const { data, error } = found
  const { id, query = '', account: chosen } = search
  const rows = data?.pages.flatMap((page) => page.list) ?? []
  const first = data?.pages[0]
  const account = first?.account
  const open = (transferId: string | undefined) => onSearch({ id: transferId })
  const openAccount = (accountId: string) => onSearch({ ...noFilter, account: accountId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.transferId), openId: id, onOpen: open })
  return (
    <SplitView
      box={keys.page}
      panel={
        id && (
          <TransferPanel
            key={id}
            transferId={id}
            onOpen={open}
            onAccount={openAccount}
            onClose={() => open(undefined)}
          />
        )
      }
    >
      <PageHead title={t('nav.ledger')}>
        <SearchBox
          className="w-full sm:w-90"
          label={t('ledger.search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, account: undefined })}
        />
        <TransferLimits />
        <TurnoverRules />
        <CsvButton name={`ledger-${new Date().toISOString().slice(0, 10)}`} rows={() => fileOf(search)} />
      </PageHead>
      {account && <AccountCard key={account.accountId} account={account} onLeave={() => onSearch(noFilter)} />}
      {!query && !chosen && <HouseAccounts onOpen={openAccount} />}
      {first && first.accounts.length > 0 && (
        <AccountList accounts={first.accounts} label={t('ledger.found')} onOpen={openAccount} />
      )}
      <LedgerFilters search={search} onSearch={onSearch} />
      {error && data && <StaleNote error={error} />}
      <TransferTable
        rows={rows}
        accountId={account?.accountId}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.transferId)}
        isFiltered={Boolean(query || search.kind || search.from)}
        onClearFilters={() => onSearch(noFilter)}
        empty={<Empty icon="icon-[ph--book-open-duotone]" title={t('ledger.empty')} text={t('ledger.emptyText')} />}
        footer={
          data && (
            <KeysetMore
              hasMore={found.hasNextPage}
              isLoading={found.isFetchingNextPage}
              onMore={() => void found.fetchNextPage()}
            />
          )
        }
      />
      <p className="mt-2 text-xs text-ink-3">{t('ledger.fileNote', { count: fileRowsMax })}</p>
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(false)} />
    </SplitView>
  )
}

/** Head and rows of the file, as they are in the books. */
async function fileOf(search: LedgerSearch): Promise<string[][]> {
  const head = ['transfer', 'time', 'kind', 'refusal', 'amount', 'currency', 'from', 'to', 'balance_after', 'reference']
  const side = ({ ownerKind, ownerName, kind }: LedgerTransfer['debit']) => `${ownerKind}:${ownerName}:${kind}`
  const rows = (await loadTransfers(search)).map((row) => [
    row.transferId,
    row.createdAt,
    row.kind,
    row.refusal ?? '',
    row.amount,
    row.currency,
    side(row.debit),
    side(row.credit),
    row.balanceAfter ?? '',
    row.reference ?? '',
  ])
  return [head, ...rows]
}
