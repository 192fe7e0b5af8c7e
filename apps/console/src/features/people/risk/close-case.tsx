import type { RiskCaseDetail } from '@fairground/contract'
import { type HarmOutcome, harmOutcomes } from '@fairground/contract/risk-rules'
import { Button, Dialog, Field, Select, Textarea } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api } from '../../../lib/api.ts'
import { useRenewRisk } from './use-renew-risk.ts'

const noteLengthMin = 3
const noteLengthMax = 1000

/** Says what was done about a case of harm, and closes it. */
export function CloseCase({ one: { caseId } }: { one: RiskCaseDetail }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<HarmOutcome>('talked')
  const [note, setNote] = useState('')
  const renew = useRenewRisk()
  const close = useMutation({
    mutationFn: () => api.staff.closeRiskCase({ caseId, outcome, note: note.trim() }),
    onSuccess: () => setIsOpen(false),
    onSettled: renew,
  })
  return (
    <>
      <Button variant="mint" block onClick={() => setIsOpen(true)}>
        {t('risk.close')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('risk.closeTitle')} phone="center">
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim().length >= noteLengthMin) close.mutate()
          }}
        >
          <Field label={t('risk.outcome')}>
            <Select
              options={harmOutcomes.map((value) => ({ value, label: t(`risk.outcome.${value}`) }))}
              value={outcome}
              onValueChange={setOutcome}
            />
          </Field>
          <Field label={t('risk.note')} required>
            <Textarea value={note} maxLength={noteLengthMax} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <RefusalNote error={close.error} />
          <Button type="submit" variant="mint" busy={close.isPending} disabled={note.trim().length < noteLengthMin}>
            {t('risk.close')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
