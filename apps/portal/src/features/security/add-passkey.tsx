import { fieldRefusal, isRefusal } from '@fairground/client'
import type { Passkey } from '@fairground/contract'
import { Button, Field, Input, Note, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { makePasskey, passkeyFailure } from '../../lib/passkey.ts'

const nameMax = 40

interface AddPasskeyProps {
  /** A name to begin with. */
  suggestion: string
  onAdded: (added: { passkey: Passkey; recoveryCodes?: string[] | undefined }) => void
}

/** Name and password, then the device asks for finger, face or PIN. */
export function AddPasskey({ suggestion, onAdded }: AddPasskeyProps) {
  const { t } = useTranslation()
  const [fields, setFields] = useState({ name: suggestion, password: '' })
  const add = useMutation({
    mutationFn: async () => {
      const response = await makePasskey(await api.passkeys.begin({ password: fields.password }))
      return api.passkeys.add({ name: fields.name, response })
    },
    onSuccess: onAdded,
  })
  const wrong = fieldRefusal(t, add.error, 'password')
  const isWhole = fields.name.trim() !== '' && fields.password !== ''
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) add.mutate()
      }}
    >
      <p className="text-ink-2">{t('passkey.why')}</p>
      <Field label={t('passkey.name')}>
        <Input
          value={fields.name}
          onChange={(event) => setFields({ ...fields, name: event.target.value })}
          maxLength={nameMax}
        />
      </Field>
      <Field label={t('security.oldPassword')} error={wrong}>
        <PasswordInput
          value={fields.password}
          onChange={(event) => setFields({ ...fields, password: event.target.value })}
          autoComplete="current-password"
        />
      </Field>
      {add.error && !wrong && (
        <Note tone="bad" isLive>
          {isRefusal(add.error, 'LIMIT') ? t('passkey.tooMany') : passkeyFailure(t, add.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={add.isPending} disabled={!isWhole} guardMs={1000}>
        {t('passkey.make')}
      </Button>
    </form>
  )
}
