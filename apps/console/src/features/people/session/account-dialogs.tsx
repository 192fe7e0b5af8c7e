import type { StaffMe } from '@fairground/contract'
import { Dialog, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { keepMe } from '../../../lib/me.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'

export type AccountDialog = 'password' | 'authenticator' | 'sessions'

type AccountDialogsProps = { shown: AccountDialog | undefined; onClose: () => void }

/** A new password, a new authenticator and one's own sessions, from the account menu. */
export function AccountDialogs({ shown, onClose }: AccountDialogsProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const done = (title: string) => (me: StaffMe) => {
    keepMe(me)
    toast.show({ tone: 'ok', title, text: t('account.othersOut') })
    onClose()
  }
  const close = (open: boolean) => !open && onClose()
  return (
    <>
      <Dialog open={shown === 'password'} onOpenChange={close} title={t('account.password')}>
        <PasswordForm onDone={done(t('password.saved'))} />
      </Dialog>
      <Dialog open={shown === 'authenticator'} onOpenChange={close} title={t('account.authenticator')}>
        <AuthenticatorForm onDone={done(t('authenticator.saved'))} />
      </Dialog>
      <Dialog open={shown === 'sessions'} onOpenChange={close} title={t('account.sessions')}>
        <OwnSessions />
      </Dialog>
    </>
  )
}
