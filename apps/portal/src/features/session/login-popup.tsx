import { ComingDialog, prefetch, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { showLogin, useLoginPrompt } from '../../lib/login-prompt.ts'
import type { LoginDialogProps } from './login-dialog.tsx'

const loginDialog = laterPart(() => import('./login-dialog.tsx').then((module) => module.LoginDialog))

/** Somebody comes near a way to the login popup. */
export const expectLogin = (): void => prefetch(loginDialog)

/** The login popup; any part of the portal opens it with `showLogin`. Its code comes late, or at once when it opens. */
export function LoginPopup(props: LoginDialogProps) {
  const { t } = useTranslation()
  const isOpen = useLoginPrompt()
  const { part: LoginDialog, error } = useLate(loginDialog, isOpen)
  if (LoginDialog) return <LoginDialog {...props} />
  if (!isOpen) return null
  const close = () => {
    showLogin(false)
    props.onClosed()
  }
  return (
    <ComingDialog
      title={t('session.login')}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.assign('/login')}
      onClose={close}
    />
  )
}
