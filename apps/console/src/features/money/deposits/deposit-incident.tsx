import { refusalText } from '@fairground/client'
import type { StaffDeposit } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useSettleIncident } from './use-decide.ts'

/** What the gateway said that does not fit, and the way to note what was done about it. */
export function DepositIncident({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const settle = useSettleIncident(deposit.depositId)
  const { incident, allowed } = deposit
  return (
    <>
      {incident && (
        <Note
          tone="warn"
          title={t(`deposits.incident.${incident}`)}
          action={
            allowed.includes('settle') && (
              <Button size="sm" variant="line" onClick={() => setIsAsked(true)}>
                {t('deposits.settle')}
              </Button>
            )
          }
        >
          {t(`deposits.incident.${incident}.text`)}
        </Note>
      )}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('deposits.settleTitle')}
        text={t('deposits.settleText')}
        hint={t('reason.staffRead')}
        confirmLabel={t('deposits.settle')}
        isBusy={settle.isPending}
        refusal={settle.error ? refusalText(t, settle.error) : undefined}
        onConfirm={(reason) => settle.mutate(reason, { onSuccess: () => setIsAsked(false) })}
      />
    </>
  )
}
