import { Button, Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useWayIn } from '../../../lib/use-way-in.ts'
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
  return (
    <>
      <RegisterForm onDone={onDone} />
      <RegisterLinks onLogin={onLogin} onHome={onHome} />
    </>
  )
}
