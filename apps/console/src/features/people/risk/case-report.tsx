import type { RiskCaseDetail, RiskReport } from '@fairground/contract'
import { Button, Field, Icon, Input, KeyValues } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useRenewRisk } from './use-renew-risk.ts'

const receiptLengthMin = 3

/** The file to the unit, and its receipt. */
export function CaseReport({ one: { caseId, allowed }, report }: { one: RiskCaseDetail; report: RiskReport }) {
  const { t } = useTranslation()
  const [receipt, setReceipt] = useState('')
  const renew = useRenewRisk()
  const read = useMutation({
    mutationFn: () => api.staff.readRiskReport({ caseId }),
    onSuccess: ({ fileName, xml }) => saveFile(fileName, xml, 'application/xml'),
    gcTime: 0,
  })
  const send = useMutation({
    mutationFn: () => api.staff.sendRiskReport({ caseId, receipt: receipt.trim() }),
    onSettled: renew,
  })
  return (
    <section aria-label={t('risk.report')} className="grid gap-2.5">
      <h3 className="text-sm font-bold">{t('risk.report')}</h3>
      <KeyValues
        items={[
          {
            id: 'hash',
            label: t('risk.reportHash'),
            value: <code className="text-xs">{report.sha256.slice(0, 16)}</code>,
          },
          ...(report.sentAt
            ? [
                { id: 'sent', label: t('risk.reportSent'), value: <Moment at={report.sentAt} look="exactMoment" /> },
                { id: 'receipt', label: t('risk.reportReceipt'), value: <bdi>{report.receipt}</bdi> },
              ]
            : []),
        ]}
      />
      <RefusalNote error={read.error ?? send.error} />
      <Button
        variant="line"
        busy={read.isPending}
        start={<Icon name="icon-[ph--download-simple-bold]" />}
        onClick={() => read.mutate()}
      >
        {t('risk.reportFile')}
      </Button>
      {allowed.includes('send') && (
        <form
          className="grid gap-2.5"
          onSubmit={(event) => {
            event.preventDefault()
            if (receipt.trim().length >= receiptLengthMin) send.mutate()
          }}
        >
          <Field label={t('risk.reportReceipt')}>
            <Input value={receipt} maxLength={128} onChange={({ target }) => setReceipt(target.value)} />
          </Field>
          <Button
            type="submit"
            variant="mint"
            busy={send.isPending}
            disabled={receipt.trim().length < receiptLengthMin}
          >
            {t('risk.reportSend')}
          </Button>
        </form>
      )}
    </section>
  )
}
