import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordForm } from '../../components/password-form.tsx'
import { api } from '../../lib/api.ts'
import { AuthenticatorProof } from './authenticator-proof.tsx'

type Begun = Awaited<ReturnType<typeof api.secondStep.beginAuthenticator>>

/** Binds an authenticator: the password first, then its secret and the first code. */
export function BindAuthenticator({ onBound }: { onBound: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation()
  const [begun, setBegun] = useState<Begun>()
  if (begun) return <AuthenticatorProof {...begun} onBound={onBound} onRestart={() => setBegun(undefined)} />
  return (
    <PasswordForm
      text={t('security.authenticatorWhy')}
      action={t('security.next')}
      onPassword={async (password) => setBegun(await api.secondStep.beginAuthenticator({ password }))}
    />
  )
}
