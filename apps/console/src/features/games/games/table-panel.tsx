import type { StaffTable, TableSetupList } from '@fairground/contract'
import { Button, KeyValues, Note, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { OpenWish } from '../../../components/open-wish.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { nameIn } from './shown-name.ts'
import { TableExposure } from './table-exposure.tsx'
import { TableRounds } from './table-rounds.tsx'
import { TableShifts } from './table-shifts.tsx'

interface TablePanelProps {
  table: StaffTable
  /** Undefined while it is read. */
  setup: TableSetupList['tables'][number] | undefined
  onChange: () => void
  onClose: () => void
}

/** One table: what its open round may cost the house, how it is set up, and what waits for a second person. */
export function TablePanel({ table, setup, onChange, onClose }: TablePanelProps) {
  const { t, i18n } = useTranslation()
  const me = useMe()
  const name = nameIn(table.names, i18n.language)
  return (
    <SidePanel label={name} head={<h2 className="text-lg font-bold break-words">{name}</h2>} onClose={onClose}>
      <TableExposure key={table.tableId} table={table} />
      <OpenWish wish={setup?.wish} text={<WishLink />} />
      {setup?.isWaiting && <Note tone="warn">{t('lobby:setup.waits')}</Note>}
      {setup && <SetupFacts setup={setup} />}
      {table.source === 'readings' && may(me, 'tables.deal') && (
        <TableShifts key={`shifts-${table.tableId}`} tableId={table.tableId} />
      )}
      <TableRounds key={`rounds-${table.tableId}`} tableId={table.tableId} />
      {setup && !setup.wish && may(me, 'vendors.manage') && (
        <Button variant="lamp" className="justify-self-start" onClick={onChange}>
          {t('lobby:setup.edit')}
        </Button>
      )}
    </SidePanel>
  )
}

/** All that was asked for stands there; it is more than there is room for here. */
export function WishLink() {
  const { t } = useTranslation()
  return (
    <RouterLink href="/wishes" className="inline-flex min-h-6 items-center font-semibold text-lamp-ink hover:underline">
      {t('lobby:setup.seeWish')}
    </RouterLink>
  )
}

function SetupFacts({ setup }: { setup: NonNullable<TablePanelProps['setup']> }) {
  const { t } = useTranslation()
  const { rulesId, provider, theme, speed, tier, language, seats, betBehind, tips, media, riskGroup, source } = setup
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'rules', label: t('lobby:setup.rules'), value: <bdi>{rulesId}</bdi> },
        { id: 'provider', label: t('lobby:setup.provider'), value: <bdi>{provider}</bdi> },
        { id: 'theme', label: t('lobby:setup.theme'), value: <bdi>{theme}</bdi> },
        { id: 'speed', label: t('lobby:setup.speed'), value: t(`wishes.speed.${speed}`) },
        { id: 'tier', label: t('lobby:setup.tier'), value: t(`wishes.tier.${tier}`) },
        { id: 'language', label: t('lobby:setup.language'), value: language ?? t('lobby:setup.silent') },
        { id: 'seats', label: t('lobby:setup.seats'), value: t(`wishes.seats.${seatsOf(seats, betBehind)}`) },
        { id: 'tips', label: t('lobby:setup.tips'), value: t(tips ? 'wishes.tips.on' : 'wishes.tips.off') },
        ...(source === 'readings'
          ? [{ id: 'media', label: t('lobby:setup.media'), value: t(`lobby:setup.media.${media?.kind ?? 'none'}`) }]
          : []),
        { id: 'group', label: t('lobby:setup.riskGroup'), value: riskGroup ?? t('lobby:setup.noGroup') },
        {
          id: 'source',
          label: t('lobby:setup.source'),
          value: (
            <StatusChip size="sm" tone={source === 'seed' ? 'info' : 'wait'}>
              {t(`lobby:setup.source.${source}`)}
            </StatusChip>
          ),
        },
      ]}
    />
  )
}

const seatsOf = (seats: number, betBehind: boolean): 'none' | 'alone' | 'behind' => {
  if (seats === 0) return 'none'
  return betBehind ? 'behind' : 'alone'
}
