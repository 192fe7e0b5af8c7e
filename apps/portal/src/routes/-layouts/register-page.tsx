import { Awning } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BrandPane } from '../../features/session/brand-pane.tsx'
import { RegisterForm } from '../../features/session/register-form.tsx'
import { showLogin } from '../../lib/login-prompt.ts'
import { useTitle } from '../../lib/use-title.ts'

export function RegisterPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useTitle(t('session.register'))
  return (
    <div className="mx-auto max-w-230 px-4 py-8 lg:py-12">
      <Awning />
      <div className="grid overflow-hidden rounded-b-xl bg-overlay shadow-3 md:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="hidden md:block">
          <BrandPane title={t('register.paneTitle')} text={t('register.paneText')} />
        </div>
        <div className="p-6 sm:p-8">
          <h1 className="mb-5 font-poster text-3xl">{t('session.register')}</h1>
          <RegisterForm onDone={() => void navigate({ to: '/' })} />
          <p className="mt-6 text-center text-sm text-ink-2">
            {t('register.haveAccount')}{' '}
            <button
              type="button"
              className="font-bold text-lamp-ink underline underline-offset-3 focus-ring"
              onClick={() => showLogin(true)}
            >
              {t('session.login')}
            </button>
          </p>
        </div>
      </div>
    </div>
  )
}
