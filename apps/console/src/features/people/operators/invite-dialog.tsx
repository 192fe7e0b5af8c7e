import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { operatorName, type StaffRole, staffRoles } from '@fairground/contract'
import { Button, Dialog, Field, Input, Note, Select } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InitialPassword } from '../../../components/initial-password.tsx'
import { api } from '../../../lib/api.ts'
import { useReloadOperators } from './use-operators.ts'

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Adds an operator; then shows, once, the password to hand over. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('operators.invite')}>
      <InviteForm onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const reload = useReloadOperators()
  const [username, setUsername] = useState('')
  const [displayName, setDisplayName] = useState('')
  const [role, setRole] = useState<StaffRole>('readonly')
  const [isTried, setIsTried] = useState(false)
  const invite = useMutation({
    mutationFn: () => api.staff.inviteOperator({ username: username.trim(), displayName: displayName.trim(), role }),
    onSuccess: reload,
    // The password stays nowhere once the window is closed.
    gcTime: 0,
  })
  if (invite.data) return <InitialPassword username={username.trim()} {...invite.data} onClose={onClose} />
  const isNamed = operatorName.test(username.trim())
  const nameError = isTried && !isNamed ? t('operators.usernameRule') : fieldRefusal(t, invite.error, 'username')
  const isInField = isRefusal(invite.error) && invite.error.fieldErrors.length > 0
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (isNamed && displayName.trim()) invite.mutate()
      }}
    >
      <Field label={t('login.username')} required hint={t('operators.usernameRule')} error={nameError}>
        <Input
          value={username}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setUsername(target.value)}
        />
      </Field>
      <Field
        label={t('operators.displayName')}
        required
        error={isTried && !displayName.trim() && t('errors:validation.required')}
      >
        <Input
          value={displayName}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => setDisplayName(target.value)}
        />
      </Field>
      <RoleField role={role} onRole={setRole} />
      {invite.error && !isInField && (
        <Note tone="bad" isLive>
          {refusalText(t, invite.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={invite.isPending} guardMs={1000}>
        {t('operators.inviteNow')}
      </Button>
    </form>
  )
}

/** One of the roles, with what it is for. */
export function RoleField({ role, onRole }: { role: StaffRole; onRole: (role: StaffRole) => void }) {
  const { t } = useTranslation()
  return (
    <Field label={t('operators.role')} required hint={t(`operators.roleText.${role}`)}>
      <Select
        options={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onValueChange={onRole}
      />
    </Field>
  )
}
