import { fieldRefusal, refusalText } from '@fairground/client'
import type { Passkey } from '@fairground/contract'
import { Field, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api } from '../../lib/api.ts'

/** Takes a passkey off the account, for the password. */
export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => api.passkeys.remove({ passkeyId: passkey.passkeyId, password }),
    onSuccess: onClose,
  })
  const wrong = fieldRefusal(t, remove.error, 'password')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('passkey.removeTitle', { name: passkey.name })}
      action={t('passkey.remove')}
      isBusy={remove.isPending}
      refusal={remove.error && !wrong ? refusalText(t, remove.error) : undefined}
      onConfirm={() => {
        if (password) remove.mutate()
      }}
    >
      <p>{t('passkey.removeText')}</p>
      <Field label={t('security.oldPassword')} error={wrong}>
        <PasswordInput
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
      </Field>
    </ConfirmDialog>
  )
}
