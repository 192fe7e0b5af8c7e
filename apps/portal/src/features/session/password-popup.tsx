import { ComingDialog, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { endAsking, usePasswordPrompt } from '../../lib/password-prompt.ts'

const passwordDialog = laterPart(() => import('./password-dialog.tsx').then((module) => module.PasswordDialog))

/** The window that asks for the password before what a remembered log-in may not do. Its code comes when it opens. */
export function PasswordPopup() {
  const { t } = useTranslation()
  const isOpen = usePasswordPrompt()
  const { part: PasswordDialog, error } = useLate(passwordDialog, isOpen)
  if (PasswordDialog) return <PasswordDialog />
  if (!isOpen) return null
  return (
    <ComingDialog
      title={t('session.login')}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.reload()}
      onClose={() => endAsking(false)}
    />
  )
}
