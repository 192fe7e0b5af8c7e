import type { VerifyValue } from '@fairground/contract'
import { Dialog, Note } from '@fairground/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginStart, showLogin, useLoginPrompt } from '../../lib/login-prompt.ts'
import { useWayIn } from '../../lib/use-way-in.ts'
import { BrandPane } from './brand-pane.tsx'
import { LoginForms } from './login-forms.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { SocialLogin } from './social-login.tsx'

export interface LoginDialogProps {
  /** Goes on where the visitor is wanted after logging in. */
  onEntered: () => void
  onClosed: () => void
  onRegister: () => void
  onForgot: () => void
}

/** The login popup; any part of the portal opens it with `showLogin`. */
export function LoginDialog({ onEntered, onClosed, onRegister, onForgot }: LoginDialogProps) {
  const { t } = useTranslation()
  const isOpen = useLoginPrompt()
  const { canRegister } = useWayIn()
  const nameRef = useRef<HTMLInputElement>(null)
  const start = loginStart()
  const [chosenStep, setStep] = useState<VerifyValue | null | undefined>(undefined)
  const step = chosenStep === undefined ? start?.step : chosenStep
  const [isLate, setLate] = useState(false)
  const close = () => {
    showLogin(false)
    onClosed()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? showLogin(true) : close())}
      onClosed={() => {
        setStep(undefined)
        setLate(false)
      }}
      title={t(step ? 'second.title' : 'session.login')}
      titleLook="poster"
      initialFocus={nameRef}
      width="wide"
      pane={<BrandPane group="w_login" title={t('session.welcomeBack')} text={t('session.welcomeBackText')} />}
    >
      {step ? (
        <SecondStepForm
          step={step}
          onDone={onEntered}
          onBack={(late) => {
            setStep(null)
            setLate(late)
          }}
        />
      ) : (
        <>
          {isLate && (
            <Note tone="info" isLive className="mb-4">
              {t('second.late')}
            </Note>
          )}
          <LoginForms start={start} onDone={onEntered} onSecondStep={setStep} onForgot={onForgot} nameRef={nameRef} />
          <PasskeyLogin onDone={onEntered} />
          <SocialLogin onDone={onEntered} onSecondStep={setStep} onRegister={onRegister} />
          {canRegister && (
            <p className="mt-6 text-center text-sm text-ink-2">
              {t('session.noAccount')}{' '}
              <button
                type="button"
                className="hit-44 font-bold text-lamp-ink underline underline-offset-3 focus-ring"
                onClick={onRegister}
              >
                {t('session.register')}
              </button>
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}
