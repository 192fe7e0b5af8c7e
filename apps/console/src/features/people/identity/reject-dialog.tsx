import { type RejectReason, rejectReasons } from '@fairground/contract'
import { Button, Dialog, Field, Select, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { reasonLengthMax } from '../../../lib/reason.ts'

type RejectDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  isBusy: boolean
  error: Error | null
  onReject: (reason: RejectReason, note: string) => void
}

/** Why a paper proves nothing: a reason of the list for the player, and a note for colleagues. */
export function RejectDialog({ open, onOpenChange, isBusy, error, onReject }: RejectDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<RejectReason>('unreadable')
  const [note, setNote] = useState('')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('kyc.rejectTitle')}
      description={t('kyc.rejectText')}
      phone="center"
      awning="ruby"
      locked={isBusy}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onReject(reason, note.trim())
        }}
      >
        <Field label={t('kyc.rejectReason')}>
          <Select
            options={rejectReasons.map((value) => ({ value, label: t(`kyc.reason.${value}`) }))}
            value={reason}
            onValueChange={setReason}
          />
        </Field>
        <Field label={t('kyc.note')}>
          <Textarea value={note} maxLength={reasonLengthMax} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <RefusalNote error={error} />
        <div className="flex flex-wrap gap-2">
          <Button variant="line" size="lg" className="flex-1" disabled={isBusy} onClick={() => onOpenChange(false)}>
            {t('action.back')}
          </Button>
          <Button type="submit" variant="ruby" size="lg" className="flex-1" busy={isBusy} guardMs={1000}>
            {t('action.reject')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
