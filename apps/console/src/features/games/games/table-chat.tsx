import { refusalText } from '@fairground/client'
import { type StaffTableMessage, tableChatViews } from '@fairground/contract'
import { Button, cx, Empty, KeysetMore, Note, Seg, Select, Table } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { NeedPermission } from '../../../components/need-permission.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { listState } from '../../../lib/list-state.ts'
import { type MutedPlayer, MutePlayer } from './mute-player.tsx'
import { TableCares } from './table-cares.tsx'
import { type TableChatView, useTableChat, useTableModeration } from './use-table-chat.ts'

interface TableChatProps {
  tabs: ReactNode
  tableId: string | undefined
  onOpen: (tableId: string) => void
}

/** What players say at the shared tables of the house studio; each message can be taken off, each player muted. */
export function TableChat({ tabs, tableId, onOpen }: TableChatProps) {
  const { t } = useTranslation()
  return (
    <SplitView panel={false}>
      <PageHead title={t('nav.games')} />
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t('lobby:chat.about')}</p>
      <NeedPermission permission="chat.moderate" title={t('nav.games')}>
        <TableCares />
        <Said tableId={tableId} onOpen={onOpen} />
      </NeedPermission>
    </SplitView>
  )
}

function Said({ tableId, onOpen }: Pick<TableChatProps, 'tableId' | 'onOpen'>) {
  const { t, i18n } = useTranslation()
  const [view, setView] = useState<TableChatView>('all')
  const [muting, setMuting] = useState<MutedPlayer>()
  const found = useTableChat(tableId, view)
  const { hide } = useTableModeration()
  const [first] = found.data?.pages ?? []
  const language = i18n.language === 'vi' ? 'vi' : 'en'
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {first && (
          <div className="w-60 max-w-full">
            <Select
              label={t('lobby:chat.table')}
              options={first.tables.map((table) => ({ value: table.tableId, label: table.names[language] }))}
              value={first.tableId}
              onValueChange={onOpen}
            />
          </div>
        )}
        <Seg
          label={t('lobby:chat.view')}
          options={tableChatViews.map((value) => ({ value, label: t(`lobby:chat.view.${value}`) }))}
          value={view}
          onValueChange={setView}
        />
      </div>
      {hide.error && (
        <Note tone="bad" isLive className="mb-3">
          {refusalText(t, hide.error)}
        </Note>
      )}
      <Table
        dense
        label={t('chat.said')}
        rows={found.data?.pages.flatMap(({ list }) => list) ?? []}
        rowKey={(row) => String(row.messageId)}
        state={listState(found)}
        errorText={found.error && refusalText(t, found.error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--chats-circle-duotone]" title={t('chat.nothing')} />}
        columns={[
          { id: 'text', head: t('chat.text'), isRowHead: true, card: 'title', cell: (row) => <Text row={row} /> },
          { id: 'by', head: t('chat.by'), card: 'meta', cell: (row) => <Writer row={row} /> },
          { id: 'at', head: t('chat.at'), card: 'metaEnd', cell: ({ sentAt }) => <Moment at={sentAt} /> },
          {
            id: 'do',
            head: '',
            align: 'end',
            card: 'end',
            cell: (row) => (
              <span className="flex justify-end gap-2">
                {!row.hiddenAt && (
                  <Button
                    variant="line"
                    size="sm"
                    busy={hide.isPending && hide.variables === row.messageId}
                    onClick={() => hide.mutate(row.messageId)}
                  >
                    {t('lobby:chat.hide')}
                  </Button>
                )}
                <Mute row={row} onMute={setMuting} />
              </span>
            ),
          },
        ]}
        footer={
          found.hasNextPage && (
            <KeysetMore hasMore isLoading={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
          )
        }
      />
      {muting && <MutePlayer message={muting} onClose={() => setMuting(undefined)} />}
    </>
  )
}

/** Whoever deals is muted by the switch at their desk. */
function Mute({ row, onMute }: { row: StaffTableMessage; onMute: (player: MutedPlayer) => void }) {
  const { t } = useTranslation()
  const { playerId } = row
  if (playerId === null) return null
  return (
    <Button variant="line" size="sm" onClick={() => onMute({ ...row, playerId })}>
      {t(row.isMuted ? 'lobby:chat.muteAgain' : 'chat.mute')}
    </Button>
  )
}

function Text({ row: { text, hiddenAt, reports } }: { row: StaffTableMessage }) {
  const { t } = useTranslation()
  return (
    <>
      <bdi className={cx('break-words', hiddenAt && 'text-ink-3 line-through')}>{text}</bdi>
      {reports > 0 && (
        <span className="block text-xs font-semibold text-warn-ink">{t('lobby:chat.reports', { count: reports })}</span>
      )}
    </>
  )
}

function Writer({ row: { account, mark, staffName, isMuted, mutedUntil } }: { row: StaffTableMessage }) {
  const { t } = useTranslation()
  if (staffName !== undefined)
    return (
      <>
        <bdi className="font-semibold">{staffName}</bdi> <span className="text-ink-3">{t('lobby:chat.dealer')}</span>
      </>
    )
  return (
    <>
      <bdi className="font-semibold">{account ?? '—'}</bdi> <bdi className="text-ink-3">•••{mark}</bdi>
      {isMuted && (
        <span className="block text-xs text-warn-ink">
          {t('chat.mutedUntil')}{' '}
          {mutedUntil === null ? t('lobby:chat.forever') : <Moment at={mutedUntil} look="exactMoment" />}
        </span>
      )}
    </>
  )
}
