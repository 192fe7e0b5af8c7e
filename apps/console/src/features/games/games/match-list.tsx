import { refusalText } from '@fairground/client'
import type { StaffMatch } from '@fairground/contract'
import { Button, Empty, Icon, StatusChip, type StatusTone, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { listState } from '../../../lib/list-state.ts'
import { may, useMe } from '../../../lib/me.ts'
import { MatchPanel } from './match-panel.tsx'
import { useMatches } from './use-games.ts'

const newId = 'new'
const tones: Record<StaffMatch['state'], StatusTone> = { planned: 'neutral', soon: 'wait', live: 'ok', over: 'neutral' }

interface MatchListProps {
  tabs: ReactNode
  id: string | undefined
  onOpen: (id: string | undefined) => void
}

/** Matches of the home page: those to come and running, then those that are over. */
export function MatchList({ tabs, id, onOpen }: MatchListProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'catalogue.manage')
  const found = useMatches()
  const saved = found.data?.list.find(({ matchId }) => matchId === id)
  const close = () => onOpen(undefined)
  return (
    <SplitView
      panel={
        saved ? (
          <MatchPanel key={saved.matchId} saved={saved} onClose={close} />
        ) : (
          id === newId && canChange && <MatchPanel key={newId} onAdded={onOpen} onClose={close} />
        )
      }
    >
      <PageHead title={t('nav.games')}>
        {canChange && (
          <Button variant="lamp" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => onOpen(newId)}>
            {t('lobby:addMatch')}
          </Button>
        )}
      </PageHead>
      {tabs}
      <Table
        dense
        label={t('lobby:tab.matches')}
        rows={found.data?.list ?? []}
        rowKey={(row) => row.matchId}
        state={listState(found)}
        errorText={found.error && refusalText(t, found.error)}
        onRetry={() => void found.refetch()}
        activeKey={id}
        onRowClick={(row) => onOpen(row.matchId)}
        empty={
          <Empty icon="icon-[ph--soccer-ball-duotone]" title={t('lobby:noMatches')} text={t('lobby:noMatchesText')} />
        }
        columns={[
          {
            id: 'teams',
            head: t('lobby:tab.matches'),
            isRowHead: true,
            card: 'title',
            cell: (row) => (
              <>
                <bdi className="font-semibold">{row.homeTeam}</bdi> –{' '}
                <bdi className="font-semibold">{row.awayTeam}</bdi>
              </>
            ),
          },
          {
            id: 'state',
            head: t('deposits.state'),
            card: 'end',
            cell: (row) => <StatusChip tone={tones[row.state]}>{t(`lobby:matchState.${row.state}`)}</StatusChip>,
          },
          { id: 'title', head: t('lobby:match.title'), card: 'meta', cell: (row) => <bdi>{row.title}</bdi> },
          { id: 'time', head: t('lobby:match.time'), card: 'metaEnd', cell: (row) => <Moment at={row.matchTime} /> },
        ]}
      />
    </SplitView>
  )
}
