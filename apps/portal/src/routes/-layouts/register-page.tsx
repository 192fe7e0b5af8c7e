import { Awning } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BrandPane } from '../../features/session/brand-pane.tsx'
import { RegisterContent } from '../../features/session/registration/register-content.tsx'
import { showLogin } from '../../lib/login-prompt.ts'
import { useTitle } from '../../lib/use-title.ts'

export function RegisterPage() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const goHome = () => void navigate({ to: '/' })
  useTitle(t('title'))
  return (
    <div className="mx-auto max-w-230 px-4 py-8 lg:py-12">
      <Awning />
      <div className="grid overflow-hidden rounded-b-xl bg-overlay shadow-3 md:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="hidden md:block">
          <BrandPane group="w_register" title={t('paneTitle')} text={t('paneText')} />
        </div>
        <div className="p-6 sm:p-8">
          <h1 className="mb-5 poster text-3xl">{t('title')}</h1>
          <RegisterContent onDone={goHome} onLogin={() => showLogin(true)} onHome={goHome} />
        </div>
      </div>
    </div>
  )
}
