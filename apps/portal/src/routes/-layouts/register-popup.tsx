import { ComingDialog, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { showRegister, useRegisterPrompt } from '../../lib/register-prompt.ts'

const registerDialog = laterPart(() =>
  import('../../features/session/registration/register-dialog.tsx').then((module) => module.RegisterDialog),
)

/** The registration popup; its code comes with the first wish to register. */
export function RegisterPopup({ onHome }: { onHome: () => void }) {
  const { t } = useTranslation()
  const isOpen = useRegisterPrompt()
  const { part: RegisterDialog, error } = useLate(registerDialog, isOpen)
  if (RegisterDialog) return <RegisterDialog open={isOpen} onHome={onHome} />
  if (!isOpen) return null
  return (
    <ComingDialog
      title={t('session.register')}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.assign('/register')}
      onClose={() => showRegister(false)}
    />
  )
}
