import { Button, Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../features/security/change-password-form.tsx'
import { useSignIn } from '../../features/session/use-sign-in.ts'

/** A session that was let in only to choose a new password: that, or the way out. */
export function PasswordDue() {
  const { t } = useTranslation()
  const { enter, leave } = useSignIn()
  return (
    <Dialog open onOpenChange={() => {}} locked title={t('security.dueTitle')} description={t('security.dueText')}>
      <div className="grid gap-3">
        <ChangePasswordForm hasPassword onChanged={(token) => void enter(token)} />
        <Button variant="line" block onClick={() => void leave()}>
          {t('session.logout')}
        </Button>
      </div>
    </Dialog>
  )
}
