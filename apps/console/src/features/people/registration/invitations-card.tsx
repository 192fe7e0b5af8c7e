import { refusalText } from '@fairground/client'
import { Button, Empty, Field, Input, Note, Skeleton } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Moment } from '../../../components/moment.tsx'
import { api, query } from '../../../lib/api.ts'

/** Codes of the house: give one out, see who came in by it, close it. */
export function InvitationsCard({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const codes = useQuery(query.staff.invitations.queryOptions({ input: {} }))
  const refresh = () => codes.refetch()
  const add = useMutation({
    mutationFn: () => api.staff.addInvitation({ note }),
    onSuccess: () => {
      setNote('')
      return refresh()
    },
  })
  const close = useMutation({
    mutationFn: (code: string) => api.staff.closeInvitation({ code }),
    onSettled: refresh,
  })
  const error = add.error ?? close.error ?? codes.error
  return (
    <section className="rounded-lg bg-surface-1 shadow-1">
      <h2 className="px-4 pt-3.5 font-bold">{t('signup.invitations')}</h2>
      <p className="px-4 pb-3 text-sm text-ink-3">{t('signup.invitationsText')}</p>
      {!isLocked && (
        <form
          className="flex items-end gap-3 px-4 pb-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim()) add.mutate()
          }}
        >
          <Field label={t('signup.note')} className="flex-1">
            <Input value={note} maxLength={80} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <Button type="submit" variant="line" className="shrink-0" busy={add.isPending} disabled={!note.trim()}>
            {t('signup.addCode')}
          </Button>
        </form>
      )}
      {error && (
        <Note tone="bad" isLive className="mx-4 mb-4">
          {refusalText(t, error)}
        </Note>
      )}
      {codes.isPending && <Skeleton className="m-4 h-24" />}
      {codes.data?.length === 0 && (
        <Empty icon="icon-[ph--ticket-duotone]" title={t('signup.noCodes')} className="p-4" />
      )}
      <ul>
        {codes.data?.map(({ code, note: words, isOpen, usedCount, createdAt, createdBy }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-soft px-4 py-2.5">
            <span className="inline-flex items-center gap-1 font-semibold">
              <bdi dir="ltr" className={isOpen ? undefined : 'text-ink-3 line-through'}>
                {code}
              </bdi>
              <CopyButton text={code} label={t('signup.code')} />
            </span>
            <span className="min-w-40 flex-1 text-sm text-ink-2">
              {words}
              <span className="block text-xs text-ink-3">
                {createdBy} · <Moment at={createdAt} />
              </span>
            </span>
            <span className="text-sm">{t('signup.used', { count: usedCount })}</span>
            {isOpen && !isLocked ? (
              <Button
                variant="line"
                size="sm"
                busy={close.isPending && close.variables === code}
                aria-label={t('signup.closeCodeOf', { code })}
                onClick={() => close.mutate(code)}
              >
                {t('signup.closeCode')}
              </Button>
            ) : (
              !isOpen && <span className="text-sm text-ink-3">{t('signup.closedCode')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
