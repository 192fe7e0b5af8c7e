import { useNavigate } from '@tanstack/react-router'
import { SecurityCentre } from '../../features/security/security-centre.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { PaymentPasswordForm } from '../../features/withdrawals/payment-password-form.tsx'
import { LookChoice } from './look-choice.tsx'

/** The security centre, with what other parts of the portal own. */
export function SecurityPage() {
  const { member } = useMember()
  const { enter, leave } = useSignIn()
  const navigate = useNavigate()
  return (
    <SecurityCentre
      member={member}
      look={
        <div className="border-b border-line-soft py-2">
          <LookChoice />
        </div>
      }
      paymentPasswordForm={(onDone) => <PaymentPasswordForm onDone={onDone} />}
      onNewToken={(token) => void enter(token)}
      onClosed={() => void leave().then(() => navigate({ to: '/' }))}
    />
  )
}
