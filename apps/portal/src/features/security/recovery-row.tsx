import { Button, Dialog } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingRow } from './setting-row.tsx'

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryRow({ codesLeft }: { codesLeft: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<string[] | undefined>(undefined)
  const close = () => {
    setOpen(false)
    void queries.invalidateQueries({ queryKey: query.security.key() })
  }
  return (
    <>
      <SettingRow
        icon="icon-[ph--lifebuoy-duotone]"
        title={t('security.recovery')}
        text={t('security.codesLeft', { count: codesLeft })}
        action={
          <Button variant="line" onClick={() => setOpen(true)} aria-haspopup="dialog">
            {t('security.newCodes')}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        onOpenChange={close}
        onClosed={() => setCodes(undefined)}
        locked={codes !== undefined}
        title={t('security.recovery')}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onKept={close} />
        ) : (
          <ProofForm
            text={t('security.newCodesText')}
            action={t('security.newCodes')}
            onProof={async (proof) => setCodes((await api.secondStep.newRecoveryCodes(proof)).recoveryCodes)}
          />
        )}
      </Dialog>
    </>
  )
}
