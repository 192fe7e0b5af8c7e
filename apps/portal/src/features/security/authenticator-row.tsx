import { Button, Dialog } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { BindAuthenticator } from './bind-authenticator.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingRow } from './setting-row.tsx'

/** The authenticator app: whether the account has one, and the way to bind or leave it. */
export function AuthenticatorRow({ isBound }: { isBound: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<string[] | undefined>(undefined)
  const close = async () => {
    setOpen(false)
    await queries.invalidateQueries({ queryKey: query.security.key() })
  }
  return (
    <>
      <SettingRow
        icon="icon-[ph--device-mobile-camera-duotone]"
        title={t('security.authenticator')}
        text={t(isBound ? 'security.authenticatorOn' : 'security.authenticatorOff')}
        action={
          <Button variant="line" onClick={() => setOpen(true)} aria-haspopup="dialog">
            {t(isBound ? 'security.turnOff' : 'security.turnOn')}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        onOpenChange={() => void close()}
        onClosed={() => setCodes(undefined)}
        locked={codes !== undefined}
        title={t(codes ? 'security.recovery' : 'security.authenticator')}
      >
        {codes && <RecoveryCodes codes={codes} onKept={() => void close()} />}
        {!codes && isBound && (
          <ProofForm
            isLoss
            text={t('security.turnOffText')}
            action={t('security.unbind')}
            onProof={(proof) => api.secondStep.removeAuthenticator(proof).then(close)}
          />
        )}
        {!codes && !isBound && <BindAuthenticator onBound={setCodes} />}
      </Dialog>
    </>
  )
}
