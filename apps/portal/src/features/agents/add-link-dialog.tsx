import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { belowTypes } from '@fairground/contract'
import { Button, Dialog, Field, Input, Note, Select } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { GroupWish } from './group-wish.tsx'
import { type BelowType, KindChoice } from './kind-choice.tsx'
import { useGroupWish } from './use-group-wish.ts'
import { useKeepLinks } from './use-keep-links.ts'

const dayMs = 86_400_000
const spans = ['0', '1', '7', '30'] as const
type Span = (typeof spans)[number]

interface AddLinkDialogProps {
  open: boolean
  onClose: () => void
}

/** Makes another address: for whom, what it opens, and for how long. */
export function AddLinkDialog({ open, onClose }: AddLinkDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('agents:addLink')}>
      <AddLinkForm onDone={onClose} />
    </Dialog>
  )
}

function AddLinkForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const keep = useKeepLinks()
  const [type, setType] = useState<BelowType>(belowTypes[0])
  const [note, setNote] = useState('')
  const [days, setDays] = useState<Span>('0')
  const wish = useGroupWish(type)
  const add = useMutation({
    mutationFn: () =>
      api.agents.addRegisterLink({ type, group: wish.group, note: note.trim(), expiresAt: endOf(days) }),
    onSuccess: (links) => {
      keep(links)
      onDone()
    },
  })
  const isInField = isRefusal(add.error) && add.error.fieldErrors.some(({ field }) => field === 'group')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!wish.isWrong) add.mutate()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <KindChoice value={type} onValueChange={setType} />
      <Field label={t('agents:note')} hint={t('agents:noteHint')} optional>
        <Input value={note} maxLength={60} autoComplete="off" onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Field label={t('agents:expires')}>
        <Select
          value={days}
          onValueChange={setDays}
          options={spans.map((value) => ({
            value,
            label: value === '0' ? t('agents:never') : t('agents:inDays', { count: Number(value) }),
          }))}
        />
      </Field>
      <GroupWish wish={wish} refused={fieldRefusal(t, add.error, 'group')} />
      {add.error && !isInField && (
        <Note tone="bad" isLive>
          {refusalText(t, add.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" block busy={add.isPending} disabled={wish.isWrong}>
        {t('agents:makeLink')}
      </Button>
    </form>
  )
}

const endOf = (days: Span): string | undefined =>
  days === '0' ? undefined : new Date(Date.now() + Number(days) * dayMs).toISOString()
