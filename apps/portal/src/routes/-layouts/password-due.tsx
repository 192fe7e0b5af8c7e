import { Button, Dialog } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../features/security/change-password-form.tsx'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { heldPassword } from '../../lib/held-password.ts'
import { useAfterLogin } from './use-after-login.ts'

/** A session that was let in only to choose a new password: that, or the way out. */
export function PasswordDue() {
  const { t } = useTranslation()
  const { enter, leave } = useSignIn()
  const afterLogin = useAfterLogin()
  const navigate = useNavigate()
  return (
    <Dialog open onOpenChange={() => {}} locked title={t('security.dueTitle')} description={t('security.dueText')}>
      <div className="grid gap-3">
        <ChangePasswordForm
          hasPassword
          oldPassword={heldPassword()}
          onChanged={(token) => void enter(token).then(afterLogin)}
        />
        <Button variant="line" block onClick={() => void leave().then(() => navigate({ to: '/' }))}>
          {t('session.logout')}
        </Button>
      </div>
    </Dialog>
  )
}
