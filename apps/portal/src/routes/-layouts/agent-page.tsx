import type { VerifyValue } from '@fairground/contract'
import { Awning } from '@fairground/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandPane } from '../../features/session/brand-pane.tsx'
import { LoginForm } from '../../features/session/login-form.tsx'
import { SecondStepForm } from '../../features/session/second-step-form.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { useAfterLogin } from './use-after-login.ts'

/** Where agents log in; nobody else enters here, and nothing is remembered. */
export function AgentPage() {
  const { t } = useTranslation()
  const afterLogin = useAfterLogin()
  const nameRef = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<VerifyValue>()
  useTitle(t('agent.login'))
  const enter = () => void afterLogin()
  return (
    <div className="mx-auto max-w-215 px-4 py-8 lg:py-12">
      <Awning />
      <div className="grid overflow-hidden rounded-b-xl bg-overlay shadow-3 md:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="hidden md:block">
          <BrandPane title={t('agent.paneTitle')} text={t('agent.paneText')} />
        </div>
        <div className="min-h-110 p-6 sm:p-8">
          <h1 className="mb-2 poster text-3xl">{t(step ? 'second.title' : 'agent.login')}</h1>
          {step ? (
            <SecondStepForm step={step} onDone={enter} onBack={() => setStep(undefined)} />
          ) : (
            <>
              <p className="mb-5 text-ink-2">{t('agent.loginText')}</p>
              <LoginForm area="agent" onDone={enter} onSecondStep={setStep} nameRef={nameRef} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
