import { refusalText } from '@fairground/client'
import type { Passkey } from '@fairground/contract'
import { Field, Input } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api } from '../../lib/api.ts'

const nameMax = 40

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(passkey.name)
  const rename = useMutation({
    mutationFn: () => api.passkeys.rename({ passkeyId: passkey.passkeyId, name }),
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('passkey.rename')}
      action={t('passkey.save')}
      isBusy={rename.isPending}
      refusal={rename.error ? refusalText(t, rename.error) : undefined}
      onConfirm={() => {
        if (name.trim()) rename.mutate()
      }}
    >
      <Field label={t('passkey.name')}>
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={nameMax} />
      </Field>
    </ConfirmDialog>
  )
}
