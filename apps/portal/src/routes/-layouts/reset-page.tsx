import { Awning, useToast } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkResetForm } from '../../features/recovery/link-reset-form.tsx'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { useTitle } from '../../lib/use-title.ts'

/** Where the link of a mail leads. What it carries stands after the #, which no server sees. */
export function ResetPage() {
  return (
    <Suspense>
      <Reset />
    </Suspense>
  )
}

function Reset() {
  const { t } = useTranslation('recovery')
  const navigate = useNavigate()
  const { enter } = useSignIn()
  const { show } = useToast()
  const [resetToken] = useState(() => location.hash.slice(1))
  useTitle(t('linkTitle'))
  const home = () => navigate({ to: '/', replace: true })
  const logInAnew = () => {
    show({ tone: 'ok', title: t('savedLogIn') })
    showLogin(true)
    void home()
  }
  return (
    <div className="mx-auto max-w-115 px-4 py-8 lg:py-12">
      <Awning />
      <div className="rounded-b-xl bg-overlay p-6 shadow-3 sm:p-8">
        <h1 className="font-poster text-3xl">{t('linkTitle')}</h1>
        <p className="mt-2 mb-5 text-ink-2">{t('linkText')}</p>
        <LinkResetForm
          resetToken={resetToken}
          onEntered={(token) => void enter(token).then(home)}
          onSecondStep={logInAnew}
        />
      </div>
    </div>
  )
}
