import { fieldRefusal, refusalText } from '@fairground/client'
import { type MemberLookup, memberLookups, type StaffMember } from '@fairground/contract'
import { Button, Dialog, Field, FieldMessage, Input, Note, Seg } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { api } from '../../../lib/api.ts'
import { MemberStatus } from './member-status.tsx'

type FindDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onFound: (memberId: string) => void
}

/** Finds a member by a whole number, address or name. What was typed stays in this window only. */
export function FindDialog({ open, onOpenChange, onFound }: FindDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('find.title')} description={t('find.text')}>
      <FindForm onFound={onFound} />
    </Dialog>
  )
}

function FindForm({ onFound }: Pick<FindDialogProps, 'onFound'>) {
  const { t } = useTranslation()
  const [by, setBy] = useState<MemberLookup>('mobile')
  const [value, setValue] = useState('')
  const find = useMutation({ mutationFn: () => api.staff.findMembers({ by, value: value.trim() }), gcTime: 0 })
  const inField = fieldRefusal(t, find.error, 'value')
  return (
    <div className="grid gap-4">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (value.trim().length > 1) find.mutate()
        }}
      >
        <Seg
          block
          label={t('find.by')}
          options={memberLookups.map((one) => ({ value: one, label: t(`find.by.${one}`) }))}
          value={by}
          onValueChange={(next) => {
            setBy(next)
            setValue('')
            find.reset()
          }}
        />
        <Field label={t(`find.label.${by}`)} hint={t(`find.hint.${by}`)} error={inField}>
          <Input
            value={value}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            inputMode={by === 'mobile' ? 'tel' : by === 'email' ? 'email' : 'text'}
            onChange={({ target }) => setValue(target.value)}
          />
        </Field>
        {find.error && !inField && (
          <Note tone="bad" isLive>
            {refusalText(t, find.error)}
          </Note>
        )}
        <Button type="submit" variant="lamp" size="lg" block busy={find.isPending} disabled={value.trim().length < 2}>
          {t('find.now')}
        </Button>
      </form>
      {find.data && <Found members={find.data} onFound={onFound} />}
      <FieldMessage icon="icon-[ph--fingerprint]">{t('find.recorded')}</FieldMessage>
    </div>
  )
}

function Found({ members, onFound }: { members: StaffMember[]; onFound: (memberId: string) => void }) {
  const { t } = useTranslation()
  if (members.length === 0) return <Note isLive>{t('find.nobody')}</Note>
  return (
    <ul className="divide-y divide-line-soft rounded-md bg-surface-2">
      {members.map((member) => (
        <li key={member.memberId}>
          <button
            type="button"
            className="flex min-h-12 w-full items-center justify-between gap-3 rounded-md px-3.5 py-2 text-start focus-visible:-outline-offset-2"
            onClick={() => onFound(member.memberId)}
          >
            <MemberName account={member.account} icon={member.icon} />
            <MemberStatus member={member} />
          </button>
        </li>
      ))}
    </ul>
  )
}
