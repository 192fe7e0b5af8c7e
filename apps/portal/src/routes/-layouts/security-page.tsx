import { setTheme, ThemeToggle, useTheme } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { SecurityCentre } from '../../features/security/security-centre.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { PaymentPasswordForm } from '../../features/withdrawals/payment-password-form.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** The security centre, with what other parts of the portal own. */
export function SecurityPage() {
  const { member } = useMember()
  const { enter, leave } = useSignIn()
  const theme = useTheme()
  const navigate = useNavigate()
  return (
    <SecurityCentre
      member={member}
      look={
        <div className="flex items-center justify-between border-b border-line-soft py-2">
          <LanguageChoice />
          <ThemeToggle theme={theme} onThemeChange={setTheme} />
        </div>
      }
      paymentPasswordForm={(onDone) => <PaymentPasswordForm onDone={onDone} />}
      onNewToken={(token) => void enter(token)}
      onClosed={() => void leave().then(() => navigate({ to: '/' }))}
    />
  )
}
