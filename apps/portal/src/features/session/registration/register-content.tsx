import type { VerifyValue } from '@fairground/contract'
import { Button, Empty } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setSocialTicket, useSocialTicket } from '../../../lib/social-ticket.ts'
import { useWayIn } from '../../../lib/use-way-in.ts'
import { SecondStepForm } from '../second-step-form.tsx'
import { SocialLogin } from '../social-login.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisterLinks } from './register-links.tsx'

interface RegisterContentProps {
  onDone: () => void
  onLogin: () => void
  onHome: () => void
}

/** What the page and the popup have in common: the form and its ways out, or why there is none. */
export function RegisterContent({ onDone, onLogin, onHome }: RegisterContentProps) {
  const { t } = useTranslation('registration')
  const { canRegister } = useWayIn()
  const social = useSocialTicket()
  const [step, setStep] = useState<VerifyValue | undefined>(undefined)
  // Whoever leaves the form has not registered: the next one begins anew.
  useEffect(() => () => setSocialTicket(undefined), [])
  if (!canRegister)
    return (
      <Empty
        layout="column"
        icon="icon-[ph--door-duotone]"
        title={t('closedTitle')}
        text={t('closedText')}
        action={
          <Button variant="lamp" onClick={onLogin}>
            {t('login')}
          </Button>
        }
      />
    )
  if (step) return <SecondStepForm step={step} onDone={onDone} onBack={() => setStep(undefined)} />
  return (
    <>
      <RegisterForm key={social?.socialTicket} social={social} onDone={onDone} />
      {!social && <SocialLogin onDone={onDone} onSecondStep={setStep} onRegister={() => {}} />}
      <RegisterLinks onLogin={onLogin} onHome={onHome} />
    </>
  )
}
