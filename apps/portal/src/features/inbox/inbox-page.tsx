import { refusalText } from '@fairground/client'
import type { InboxMessage } from '@fairground/contract'
import { Button, Empty, ErrorState, Icon, Pager, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { MessageItem } from './message-item.tsx'
import { pageSize, useInbox } from './use-inbox.ts'

/** What the house wrote to this account, newest first. A message opens where it stands, and is read by that. */
export function InboxPage() {
  const { t } = useTranslation()
  const { found, page, setPage, read, remove } = useInbox()
  const [openId, setOpenId] = useState<string>()
  const [leaving, setLeaving] = useState<InboxMessage>()
  const { data } = found
  const turn = (message: InboxMessage) => {
    setOpenId(openId === message.id ? undefined : message.id)
    if (!message.read) read.mutate([message.id])
  }
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="inbox-title">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 id="inbox-title" className="font-poster text-3xl">
          {t('member.messageV2')}
        </h1>
        {data?.list.some((message) => !message.read) && (
          <Button
            variant="line"
            busy={read.isPending && read.variables === undefined}
            onClick={() => read.mutate(undefined)}
            start={<Icon name="icon-[ph--checks-bold]" />}
          >
            {t('inbox.readAll')}
          </Button>
        )}
      </div>
      {data && data.list.length > 0 && (
        <ul className="grid overflow-hidden rounded-lg bg-surface-1 shadow-1">
          {data.list.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              isOpen={message.id === openId}
              onToggle={() => turn(message)}
              onRemove={() => {
                remove.reset()
                setLeaving(message)
              }}
            />
          ))}
        </ul>
      )}
      {data?.list.length === 0 && (
        <Empty icon="icon-[ph--envelope-open-duotone]" title={t('inbox.none')} text={t('inbox.noneText')} />
      )}
      {!data && found.isError && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
      {!data && !found.isError && <Skeleton className="h-90 w-full" />}
      {data && data.total > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('inbox.removeTitle')}
        action={t('inbox.remove')}
        isBusy={remove.isPending}
        refusal={remove.error ? refusalText(t, remove.error) : undefined}
        onConfirm={() => leaving && remove.mutate(leaving.id, { onSuccess: () => setLeaving(undefined) })}
      >
        <p>{t('inbox.removeText', { title: leaving?.title })}</p>
      </ConfirmDialog>
    </section>
  )
}
