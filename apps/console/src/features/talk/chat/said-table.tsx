import { refusalText } from '@fairground/client'
import type { StaffChatMessage } from '@fairground/contract'
import { Button, cx, Empty, Note, Pager, SearchInput, Table } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { listState } from '../../../lib/list-state.ts'
import { MuteDialog } from './mute-dialog.tsx'
import { pageSize, useModeration, useSaid } from './use-chat.ts'

/** What was said in a room, the newest first; each line can be taken off, each writer silenced. */
export function SaidTable({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [muting, setMuting] = useState<StaffChatMessage>()
  const found = useSaid(roomId, text, page)
  const { remove } = useModeration()
  return (
    <>
      <SearchInput
        label={t('chat.find')}
        value={text}
        maxLength={64}
        onValueChange={(next) => {
          setPage(1)
          setText(next)
        }}
        className="mb-3 w-full md:w-80"
      />
      {remove.error && (
        <Note tone="bad" isLive className="mb-3">
          {refusalText(t, remove.error)}
        </Note>
      )}
      <Table
        dense
        label={t('chat.said')}
        rows={found.data?.list ?? []}
        rowKey={(row) => row.messageId}
        state={listState(found)}
        errorText={found.error && refusalText(t, found.error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--chats-circle-duotone]" title={t('chat.nothing')} />}
        columns={[
          {
            id: 'text',
            head: t('chat.text'),
            isRowHead: true,
            card: 'title',
            cell: ({ text: said, deletedAt }) => (
              <bdi className={cx('break-words', deletedAt && 'text-ink-3 line-through')}>{said}</bdi>
            ),
          },
          {
            id: 'by',
            head: t('chat.by'),
            card: 'meta',
            cell: ({ account, mutedUntil }) => (
              <>
                <bdi className="font-semibold">{account}</bdi>
                {mutedUntil && (
                  <span className="block text-xs text-warn-ink">
                    {t('chat.mutedUntil')} <Moment at={mutedUntil} look="exactMoment" />
                  </span>
                )}
              </>
            ),
          },
          { id: 'at', head: t('chat.at'), card: 'metaEnd', cell: ({ saidAt }) => <Moment at={saidAt} /> },
          {
            id: 'do',
            head: '',
            align: 'end',
            card: 'end',
            cell: (row) => (
              <span className="flex justify-end gap-2">
                {!row.deletedAt && (
                  <Button
                    variant="line"
                    size="sm"
                    busy={remove.isPending && remove.variables === row.messageId}
                    onClick={() => remove.mutate(row.messageId)}
                  >
                    {t('chat.delete')}
                  </Button>
                )}
                <Button variant="line" size="sm" onClick={() => setMuting(row)}>
                  {t('chat.mute')}
                </Button>
              </span>
            ),
          },
        ]}
        footer={
          (found.data?.total ?? 0) > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={found.data?.total ?? 0} onPageChange={setPage} />
          )
        }
      />
      {muting && <MuteDialog writer={muting} onClose={() => setMuting(undefined)} />}
    </>
  )
}
