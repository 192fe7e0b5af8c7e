import { Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { showLogin } from '../../../lib/login-prompt.ts'
import { showRegister } from '../../../lib/register-prompt.ts'
import { BrandPane } from '../brand-pane.tsx'
import { RegisterContent } from './register-content.tsx'

/** The registration over whatever page one is on. */
export function RegisterDialog({ open, onHome }: { open: boolean; onHome: () => void }) {
  const { t } = useTranslation('registration')
  const close = () => showRegister(false)
  const goHome = () => {
    close()
    onHome()
  }
  const goToLogin = () => {
    close()
    showLogin(true)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={showRegister}
      title={t('title')}
      titleLook="poster"
      width="wide"
      pane={<BrandPane group="w_register" title={t('paneTitle')} text={t('paneText')} />}
    >
      <RegisterContent onDone={goHome} onLogin={goToLogin} onHome={goHome} />
    </Dialog>
  )
}
