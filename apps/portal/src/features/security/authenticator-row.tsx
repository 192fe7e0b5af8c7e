import type { SecurityState } from '@fairground/contract'
import { Button, Dialog } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { BindAuthenticator } from './bind-authenticator.tsx'
import { ChangeAuthenticator } from './change-authenticator.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingRow } from './setting-row.tsx'

/** The authenticator app: whether the account has one, and all that can be done about it. */
export function AuthenticatorRow({ state }: { state: SecurityState }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<string[] | undefined>(undefined)
  const { hasAuthenticator, recoveryCodesLeft } = state
  const refresh = () => queries.invalidateQueries({ queryKey: query.security.key() })
  const close = () => {
    setOpen(false)
    void refresh()
  }
  return (
    <>
      <SettingRow
        icon="icon-[ph--device-mobile-camera-duotone]"
        title={t('security.authenticator')}
        text={t(hasAuthenticator ? 'security.authenticatorOn' : 'security.authenticatorOff', {
          count: recoveryCodesLeft,
        })}
        action={
          <Button variant="line" onClick={() => setOpen(true)} aria-haspopup="dialog">
            {t(hasAuthenticator ? 'security.manage' : 'security.turnOn')}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        onOpenChange={close}
        onClosed={() => setCodes(undefined)}
        locked={codes !== undefined}
        title={t(codes ? 'security.recovery' : 'security.authenticator')}
      >
        {codes && <RecoveryCodes codes={codes} onKept={close} />}
        {!codes && hasAuthenticator && <ChangeAuthenticator state={state} onCodes={setCodes} onChanged={close} />}
        {!codes && !hasAuthenticator && <BindAuthenticator onBound={setCodes} />}
      </Dialog>
    </>
  )
}
