import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Note, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { AuthenticatorProof } from './authenticator-proof.tsx'

/** Binds an authenticator: the password first, then its secret and the first code. */
export function BindAuthenticator({ onBound }: { onBound: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const begin = useMutation({ mutationFn: () => api.secondStep.beginAuthenticator({ password }) })
  if (begin.data) return <AuthenticatorProof {...begin.data} onBound={onBound} onRestart={begin.reset} />
  const wrong = fieldRefusal(t, begin.error, 'password')
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (password) begin.mutate()
      }}
    >
      <p className="text-ink-2">{t('security.authenticatorWhy')}</p>
      <Field label={t('security.oldPassword')} error={wrong}>
        <PasswordInput
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
      </Field>
      {begin.error && !wrong && (
        <Note tone="bad" isLive>
          {refusalText(t, begin.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={begin.isPending} disabled={!password} guardMs={1000}>
        {t('security.next')}
      </Button>
    </form>
  )
}
