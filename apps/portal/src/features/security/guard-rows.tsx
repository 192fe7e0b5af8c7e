import type { SecurityState } from '@fairground/contract'
import { Button, Dialog } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { SettingRow } from './setting-row.tsx'
import { TrustedRow } from './trusted-row.tsx'

interface GuardRowsProps {
  state: SecurityState
  onNewToken: (token: string) => void
  /** The form for the payment password, which payouts own. */
  paymentPasswordForm: (onDone: () => void) => ReactNode
}

/** The two passwords, and what shows a second time who is there. */
export function GuardRows({ state, onNewToken, paymentPasswordForm }: GuardRowsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'password' | 'payment' | undefined>(undefined)
  const close = () => setOpen(undefined)
  const { passwordChangedAt, hasPaymentPassword } = state
  return (
    <>
      <ul>
        <SettingRow
          icon="icon-[ph--key-duotone]"
          title={t('session.password')}
          text={
            passwordChangedAt ? (
              <>
                {t('security.passwordSince')} <DateTime at={passwordChangedAt} />
              </>
            ) : (
              t('security.noPassword')
            )
          }
          action={
            <Button variant="line" onClick={() => setOpen('password')} aria-haspopup="dialog">
              {t(passwordChangedAt ? 'security.changePassword' : 'security.setPassword')}
            </Button>
          }
        />
        <SettingRow
          icon="icon-[ph--lock-key-duotone]"
          title={t('payout.paymentPassword')}
          text={t(hasPaymentPassword ? 'security.hasPaymentPassword' : 'security.noPaymentPassword')}
          action={
            <Button variant="line" onClick={() => setOpen('payment')} aria-haspopup="dialog">
              {t(hasPaymentPassword ? 'security.changePaymentPassword' : 'security.setPaymentPassword')}
            </Button>
          }
        />
        <AuthenticatorRow isBound={state.hasAuthenticator} />
        {(state.hasAuthenticator || state.passkeyCount > 0) && <RecoveryRow codesLeft={state.recoveryCodesLeft} />}
        {state.trustedDeviceCount > 0 && <TrustedRow count={state.trustedDeviceCount} />}
      </ul>
      <Dialog
        open={open === 'password'}
        onOpenChange={close}
        title={t(passwordChangedAt ? 'security.changePassword' : 'security.setPassword')}
        description={t('security.changePasswordText')}
      >
        <ChangePasswordForm
          hasPassword={passwordChangedAt !== undefined}
          onChanged={(token) => {
            close()
            onNewToken(token)
          }}
        />
      </Dialog>
      <Dialog open={open === 'payment'} onOpenChange={close} title={t('payout.paymentPassword')}>
        {paymentPasswordForm(close)}
      </Dialog>
    </>
  )
}
