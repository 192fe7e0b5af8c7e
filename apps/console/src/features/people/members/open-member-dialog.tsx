import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { isHouseAgent, openedTypes } from '@fairground/contract'
import { Button, Dialog, Field, Input, Note, Select } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InitialPassword } from '../../../components/initial-password.tsx'
import { api, query } from '../../../lib/api.ts'
import { useMe } from '../../../lib/me.ts'

type OpenMemberDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onOpened: (memberId: string) => void
}

type OpenedType = (typeof openedTypes)[number]

/** Opens an account for somebody; then shows, once, the password to hand over. */
export function OpenMemberDialog({ open, onOpenChange, onOpened }: OpenMemberDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('openMember.title')} description={t('openMember.text')}>
      <OpenMemberForm onOpened={onOpened} />
    </Dialog>
  )
}

function OpenMemberForm({ onOpened }: Pick<OpenMemberDialogProps, 'onOpened'>) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { permissions } = useMe()
  const offered = openedTypes.filter((each) => !isHouseAgent(each) || permissions.includes('members.create-house'))
  const [username, setUsername] = useState('')
  const [payeeName, setPayeeName] = useState('')
  const [type, setType] = useState<OpenedType>(openedTypes[0])
  const open = useMutation({
    mutationFn: () =>
      api.staff.openMember({ username: username.trim(), payeeName: payeeName.trim() || undefined, type }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.staff.members.key() }),
    gcTime: 0,
  })
  if (open.data) {
    const { memberId, account, ...password } = open.data
    return <InitialPassword username={account} {...password} onClose={() => onOpened(memberId)} />
  }
  const isInField = isRefusal(open.error) && open.error.fieldErrors.length > 0
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (username.trim()) open.mutate()
      }}
    >
      <Field label={t('members.account')} required error={fieldRefusal(t, open.error, 'username')}>
        <Input
          value={username}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setUsername(target.value)}
        />
      </Field>
      <Field label={t('registration:payeeName')} optional error={fieldRefusal(t, open.error, 'payeeName')}>
        <Input
          value={payeeName}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => setPayeeName(target.value)}
        />
      </Field>
      <Field label={t('members.type')} required>
        <Select
          options={offered.map((value) => ({ value: `${value}` as const, label: t(`memberType.${value}`) }))}
          value={`${type}`}
          onValueChange={(next) => setType(openedTypes.find((value) => `${value}` === next) ?? openedTypes[0])}
        />
      </Field>
      {open.error && !isInField && (
        <Note tone="bad" isLive>
          {refusalText(t, open.error)}
        </Note>
      )}
      <Button
        type="submit"
        variant="lamp"
        size="lg"
        block
        busy={open.isPending}
        disabled={!username.trim()}
        guardMs={1000}
      >
        {t('openMember.now')}
      </Button>
    </form>
  )
}
