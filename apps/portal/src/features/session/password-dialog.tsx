import { Dialog } from '@fairground/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordForm } from '../../components/password-form.tsx'
import { api } from '../../lib/api.ts'
import { endAsking, usePasswordPrompt } from '../../lib/password-prompt.ts'

/** The password that a remembered browser left out; what was asked for goes on once it is right. */
export function PasswordDialog() {
  const { t } = useTranslation()
  const fieldRef = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={usePasswordPrompt()}
      onOpenChange={(open) => !open && endAsking(false)}
      title={t('session.showPasswordTitle')}
      phone="center"
      isOver
      initialFocus={fieldRef}
    >
      <PasswordForm
        fieldRef={fieldRef}
        text={t('session.showPasswordText')}
        action={t('session.showPasswordAction')}
        onPassword={async (password) => {
          await api.session.showPassword({ password })
          endAsking(true)
        }}
      />
    </Dialog>
  )
}
