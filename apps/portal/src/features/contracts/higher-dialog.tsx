import type { AffectedContract } from '@fairground/contract'
import { Button, Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { AffectedList } from './affected-list.tsx'

interface HigherDialogProps {
  contracts: readonly AffectedContract[] | undefined
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** A downline gives more to others than it would get: going on ends those contracts, cancelling changes nothing. */
export function HigherDialog({ contracts, isBusy, onCancel, onConfirm }: HigherDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={contracts !== undefined}
      onOpenChange={(next) => !next && onCancel()}
      isOver
      locked={isBusy}
      phone="center"
      title={t('contracts:higher.title')}
      footer={
        <div className="flex w-full gap-2.5">
          <Button variant="line" block disabled={isBusy} onClick={onCancel}>
            {t('contracts:higher.cancel')}
          </Button>
          <Button variant="ruby" block busy={isBusy} onClick={onConfirm}>
            {t('contracts:higher.confirm')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-2">{t('contracts:higher.text')}</p>
      <AffectedList contracts={contracts ?? []} />
    </Dialog>
  )
}
