import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import type { StaffMe } from '@fairground/contract'
import { Button, Field, Note, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { AuthenticatorProof } from './authenticator-proof.tsx'

/** Sets up an authenticator: the password first, then its secret and a code that proves it. */
export function AuthenticatorForm({ onDone }: { onDone: (me: StaffMe) => void }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const begin = useMutation({ mutationFn: () => api.staff.beginSecondFactor({ password }) })
  if (begin.data) return <AuthenticatorProof {...begin.data} onDone={onDone} onRestart={begin.reset} />
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
      <p className="text-sm text-ink-2">{t('authenticator.why')}</p>
      <Field label={t('login.password')} hint={t('authenticator.passwordHint')} error={wrong}>
        <PasswordInput
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
      </Field>
      {begin.error && !(wrong && isRefusal(begin.error, 'VALIDATION')) && (
        <Note tone="bad" isLive>
          {refusalText(t, begin.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={begin.isPending} disabled={!password} guardMs={1000}>
        {t('authenticator.begin')}
      </Button>
    </form>
  )
}
