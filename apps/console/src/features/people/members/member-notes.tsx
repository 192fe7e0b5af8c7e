import { refusalText } from '@fairground/client'
import { Button, ErrorState, Field, Pager, Skeleton, Textarea } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'

const pageSize = 10
const noteLengthMax = 1000

/** What staff know of a member beside the account, newest first. */
export function MemberNotes({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  const me = useMe()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...query.staff.memberNotes.queryOptions({ input: { memberId, pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  if (!data && error)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid gap-4">
      {may(me, 'members.note') && <NoteForm memberId={memberId} onAdded={() => void refetch()} />}
      {data.list.length === 0 && <p className="text-sm text-ink-2">{t('notes.none')}</p>}
      <ul className="grid gap-3">
        {data.list.map(({ id, author, at, body }) => (
          <li key={id} className="rounded-md bg-surface-2 px-3.5 py-3 text-sm">
            <p className="break-words whitespace-pre-wrap">{body}</p>
            <p className="mt-1.5 text-xs text-ink-3">
              <bdi>{author}</bdi> · <Moment at={at} look="exactMoment" />
            </p>
          </li>
        ))}
      </ul>
      {data.total > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
    </div>
  )
}

function NoteForm({ memberId, onAdded }: { memberId: string; onAdded: () => void }) {
  const { t } = useTranslation()
  const [body, setBody] = useState('')
  const add = useMutation({
    mutationFn: () => api.staff.addMemberNote({ memberId, body: body.trim() }),
    onSuccess: () => {
      setBody('')
      onAdded()
    },
  })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim()) add.mutate()
      }}
    >
      <Field label={t('notes.label')} hint={t('notes.hint')}>
        <Textarea value={body} maxLength={noteLengthMax} onChange={({ target }) => setBody(target.value)} />
      </Field>
      <RefusalNote error={add.error} />
      <Button type="submit" variant="line" busy={add.isPending} disabled={!body.trim()}>
        {t('notes.add')}
      </Button>
    </form>
  )
}
