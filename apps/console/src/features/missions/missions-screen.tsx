import type { StaffMission } from '@fairground/contract'
import { Button, type Column, Empty, Icon, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { CampaignState } from '../../components/campaign-state.tsx'
import { FilterChips } from '../../components/filter-chips.tsx'
import { Moment } from '../../components/moment.tsx'
import { QueueScreen, type QueueTableProps } from '../../components/queue-screen.tsx'
import { may, useMe } from '../../lib/me.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { MissionPanel } from './mission-panel.tsx'
import { type MissionSearch, missionViews } from './mission-search.ts'
import { pageSize, useMission, useMissions } from './use-missions.ts'

const newId = 'new'

type MissionsScreenProps = { search: MissionSearch; onSearch: (change: Partial<MissionSearch>) => void }

/** What there is to do, and what it gives: written, published, stopped. */
export function MissionsScreen({ search, onSearch }: MissionsScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { view = 'all', id } = search
  const found = useMissions(search)
  const listed = found.data?.list.find(({ missionId }) => missionId === id)
  const elsewhere = useMission(id ?? '', id !== undefined && id !== newId && found.data !== undefined && !listed)
  const saved = listed ?? elsewhere.data ?? undefined
  const open = (missionId: string | undefined) => onSearch({ id: missionId })
  return (
    <QueueScreen
      title={t('nav.missions')}
      tools={
        canChange && (
          <Button variant="lamp" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => open(newId)}>
            {t('marketing:missions.add')}
          </Button>
        )
      }
      found={found}
      idOf={(row) => row.missionId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={
        saved ? (
          <MissionPanel key={saved.missionId} saved={saved} onClose={() => open(undefined)} />
        ) : (
          id === newId && canChange && <MissionPanel key={newId} onAdded={open} onClose={() => open(undefined)} />
        )
      }
      empty={
        <Empty
          icon="icon-[ph--target-duotone]"
          title={t('marketing:missions.none')}
          text={t('marketing:missions.noneText')}
        />
      }
      table={(props) => <MissionTable {...props} />}
    >
      <FilterChips
        options={missionViews.map((value) => ({ value, label: t(`marketing:view.${value}`) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
    </QueueScreen>
  )
}

function MissionTable({ isNarrow, ...table }: QueueTableProps<StaffMission>) {
  const { t } = useTranslation()
  const columns = useColumns(isNarrow)
  return <Table {...table} dense label={t('nav.missions')} columns={columns} rowKey={(row) => row.missionId} />
}

function useColumns(isNarrow: boolean): Column<StaffMission>[] {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const columns: Column<StaffMission>[] = [
    {
      id: 'title',
      isRowHead: true,
      card: 'title',
      head: t('marketing:missions.name'),
      cell: (row) => <span className="font-semibold">{row.texts[i18n.language]?.title}</span>,
    },
    {
      id: 'type',
      card: 'meta',
      head: t('marketing:missions.cycle'),
      cell: (row) => t(`marketing:missions.cycles.${row.cycle}`),
    },
    {
      id: 'reward',
      align: 'end',
      card: 'end',
      head: t('marketing:reward'),
      cell: (row) => <Amount amount={row.reward} currency={row.currency} />,
    },
    {
      id: 'awarded',
      align: 'end',
      head: t('marketing:awardedOfBudget'),
      cell: (row) => (
        <span className="whitespace-nowrap">
          <Amount amount={row.awarded} currency={row.currency} />
          {' / '}
          <Amount amount={row.budget} currency={row.currency} />
        </span>
      ),
    },
    { id: 'joined', align: 'end', head: t('marketing:missions.members'), cell: (row) => count(row.memberCount) },
    {
      id: 'ends',
      card: 'metaEnd',
      head: t('marketing:endsAt'),
      cell: (row) => <Moment at={row.endsAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', card: 'foot', head: t('deposits.state'), cell: (row) => <CampaignState campaign={row} /> },
  ]
  return isNarrow ? columns.filter(({ id }) => !['awarded', 'joined', 'type'].includes(id)) : columns
}
