import { refusalText } from '@fairground/client'
import type { StaffTable, TableState } from '@fairground/contract'
import { Button, type Column, Empty, StatusChip, Table } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { listState } from '../../../lib/list-state.ts'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { ChangeTable } from './change-table.tsx'
import { DealerDesk } from './dealer-desk.tsx'
import type { GamesSearch } from './games-search.ts'
import { SetupDialog } from './setup-dialog.tsx'
import { TablePanel, WishLink } from './table-panel.tsx'
import { useTableSetups } from './use-table-setups.ts'
import { useTables } from './use-tables.ts'

interface TableListProps {
  tabs: ReactNode
  /** Of the table whose panel is open. */
  id: string | undefined
  onSearch: (change: Partial<GamesSearch>) => void
}

interface Wish {
  table: StaffTable
  state: TableState
}

/** The tables of the house studio: what goes on at each, and whether it is open. */
export function TableList({ tabs, id, onSearch }: TableListProps) {
  const { t, i18n } = useTranslation()
  const me = useMe()
  const [wish, setWish] = useState<Wish>()
  /** Null: of a new table. */
  const [edited, setEdited] = useState<string | null>()
  const found = useTables()
  const setups = useTableSetups()
  const opened = found.data?.list.find(({ tableId }) => tableId === id)
  const open = (next: string | undefined) => onSearch({ id: next })
  const nameOf = ({ names }: StaffTable) => names[i18n.language === 'vi' ? 'vi' : 'en']
  return (
    <SplitView
      panel={
        opened && (
          <TablePanel
            key={opened.tableId}
            table={opened}
            setup={setups.data?.tables.find(({ tableId }) => tableId === id)}
            onChange={() => setEdited(opened.tableId)}
            onClose={() => open(undefined)}
          />
        )
      }
    >
      <PageHead title={t('nav.games')}>
        {setups.data && may(me, 'vendors.manage') && (
          <Button variant="lamp" size="sm" onClick={() => setEdited(null)}>
            {t('lobby:setup.new')}
          </Button>
        )}
      </PageHead>
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t('lobby:table.about')}</p>
      {setups.data?.wished.map(({ tableId, names, wish: asked }) => (
        <OpenWish
          key={tableId}
          wish={asked}
          title={t('lobby:setup.newWaits', { name: names[i18n.language === 'vi' ? 'vi' : 'en'] })}
          text={<WishLink />}
        />
      ))}
      <Table
        dense
        label={t('lobby:tab.tables')}
        rows={found.data?.list ?? []}
        rowKey={(row) => row.tableId}
        activeKey={id}
        onRowClick={(row) => open(row.tableId === id ? undefined : row.tableId)}
        columns={useColumns({
          ...{ nameOf, onWish: setWish, isNarrow: opened !== undefined },
          onLimits: (query) => onSearch({ tab: 'limits', query, id: undefined }),
        })}
        state={listState(found)}
        errorText={found.error && refusalText(t, found.error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--poker-chip-duotone]" title={t('lobby:table.none')} />}
      />
      {edited !== undefined && setups.data && (
        <SetupDialog setups={setups.data} tableId={edited ?? undefined} onClose={() => setEdited(undefined)} />
      )}
      {wish && <ChangeTable {...wish} name={nameOf(wish.table)} onClose={() => setWish(undefined)} />}
    </SplitView>
  )
}

interface ColumnParts {
  nameOf: (row: StaffTable) => string
  /** Beside an open panel. */
  isNarrow: boolean
  onWish: (wish: Wish) => void
  onLimits: (name: string) => void
}

function useColumns({ nameOf, isNarrow, onWish, onLimits }: ColumnParts): Column<StaffTable>[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  const me = useMe()
  const [canChange, canDeal] = [may(me, 'games.stop'), may(me, 'tables.deal')]
  const columns: Column<StaffTable>[] = [
    {
      ...{ id: 'table', head: t('lobby:table.name'), isRowHead: true, card: 'title' },
      cell: (row) => (
        <>
          <b>{nameOf(row)}</b>
          <span className="block text-xs text-ink-3">
            <bdi>{row.tableId}</bdi> · {row.provider}
          </span>
        </>
      ),
    },
    { id: 'state', head: t('deposits.state'), card: 'end', cell: (row) => <Standing table={row} /> },
    {
      ...{ id: 'round', head: t('lobby:table.round'), card: 'meta' },
      cell: ({ round }) =>
        round ? (
          <>
            <bdi>#{count(round.number)}</bdi> · {t(`lobby:table.phase.${round.phase}`)}
          </>
        ) : (
          t('lobby:table.noRound')
        ),
    },
    {
      id: 'bets',
      head: t('lobby:table.bets'),
      align: 'end',
      cell: ({ round }) => <bdi>{count(round?.bets ?? 0)}</bdi>,
    },
    {
      ...{ id: 'players', head: t('lobby:table.players'), align: 'end' },
      cell: ({ round }) => <bdi>{count(round?.players ?? 0)}</bdi>,
    },
    {
      ...{ id: 'limits', head: t('lobby:table.limits') },
      cell: (row) => <Limits table={row} onEdit={() => onLimits(nameOf(row))} />,
    },
    ...(canChange || canDeal
      ? [
          {
            id: 'do',
            head: '',
            align: 'end' as const,
            card: 'metaEnd' as const,
            cell: (row: StaffTable) => (
              <span className="flex flex-wrap justify-end gap-2">
                {canDeal && row.source === 'readings' && (
                  <>
                    <DealerDesk tableId={row.tableId} name={nameOf(row)} page="desk" />
                    <DealerDesk tableId={row.tableId} name={nameOf(row)} page="camera" />
                  </>
                )}
                {canChange && <Acts table={row} onWish={onWish} />}
              </span>
            ),
          },
        ]
      : []),
  ]
  return columns.filter(({ id }) => !isNarrow || !['limits', 'players'].includes(id))
}

const tones = { open: 'ok', paused: 'wait', closed: 'bad' } as const

function Standing({ table: { state, cause, changedAt, asked } }: { table: StaffTable }) {
  const { t } = useTranslation()
  return (
    <>
      <StatusChip tone={tones[state]}>{t(`lobby:table.state.${state}`)}</StatusChip>
      {cause && (
        <span className="block text-xs text-ink-3">
          {t(`lobby:table.cause.${cause}`)} · <Moment at={changedAt} />
        </span>
      )}
      {asked && (
        <span className="block text-xs text-warn-ink">
          {t('lobby:table.asked', { state: t(`lobby:table.state.${asked.state}`) })}
        </span>
      )}
    </>
  )
}

/** Staff change them where all limits of stakes are changed, with a second person. */
function Limits({ table: { limits }, onEdit }: { table: StaffTable; onEdit: () => void }) {
  const { t } = useTranslation()
  return (
    <span className="grid justify-items-start gap-0.5 text-xs">
      {limits.map(({ currency, stakeMin, stakeMax }) => (
        <bdi key={currency}>
          <Amount amount={stakeMin} currency={currency} /> – <Amount amount={stakeMax} currency={currency} />
        </bdi>
      ))}
      <Button variant="quiet" size="sm" onClick={onEdit}>
        {t('lobby:table.editLimits')}
      </Button>
    </span>
  )
}

function Acts({ table, onWish }: { table: StaffTable; onWish: (wish: Wish) => void }) {
  const { t } = useTranslation()
  const { state, source } = table
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {/* A dealer's table opens with its shift. */}
      {state !== 'open' && source !== 'readings' && (
        <Button variant="mint" size="sm" onClick={() => onWish({ table, state: 'open' })}>
          {t('lobby:table.open')}
        </Button>
      )}
      {state === 'open' && (
        <Button variant="line" size="sm" onClick={() => onWish({ table, state: 'paused' })}>
          {t('lobby:table.pause')}
        </Button>
      )}
      {state !== 'closed' && (
        <Button variant="ruby" size="sm" onClick={() => onWish({ table, state: 'closed' })}>
          {t('lobby:table.close')}
        </Button>
      )}
    </span>
  )
}
