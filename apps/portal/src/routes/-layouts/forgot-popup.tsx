import { Dialog, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { ForgotForms } from '../../features/recovery/forgot-forms.tsx'
import { BrandPane } from '../../features/session/brand-pane.tsx'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { showLogin } from '../../lib/login-prompt.ts'

interface ForgotPopupProps {
  /** Goes on where the visitor is wanted once the new password let them in. */
  onEntered: () => void
  onClosed: () => void
}

/** The popup for a forgotten password, opened from the log-in. */
export function ForgotPopup({ onEntered, onClosed }: ForgotPopupProps) {
  const { t } = useTranslation('recovery')
  const { enter } = useSignIn()
  const { show } = useToast()
  const toLogin = () => {
    onClosed()
    showLogin(true)
  }
  const goOn = async (token: string) => {
    await enter(token)
    onEntered()
    onClosed()
  }
  const logInAnew = () => {
    show({ tone: 'ok', title: t('savedLogIn') })
    toLogin()
  }
  return (
    <Dialog
      open
      onOpenChange={onClosed}
      title={t('title')}
      titleLook="poster"
      width="wide"
      pane={<BrandPane group="w_forget" title={t('paneTitle')} text={t('paneText')} />}
    >
      <ForgotForms onEntered={(token) => void goOn(token)} onSecondStep={logInAnew} onLogin={toLogin} />
      <p className="mt-6 text-center text-sm">
        <button
          type="button"
          className="font-bold text-lamp-ink underline underline-offset-3 focus-ring"
          onClick={toLogin}
        >
          {t('back')}
        </button>
      </p>
    </Dialog>
  )
}
