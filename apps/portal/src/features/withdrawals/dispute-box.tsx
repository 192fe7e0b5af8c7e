import { refusalText } from '@fairground/client'
import type { Withdrawal } from '@fairground/contract'
import { Button, Dialog, formatClock, formatMoney, Icon, Note, useCountdown, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { MessageThread } from './message-thread.tsx'
import { WriteToStaff } from './write-to-staff.tsx'

type Dispute = NonNullable<Withdrawal['dispute']>

/** A payout that did not arrive: whose turn it is and until when, what was written, and how it ended. */
export function DisputeBox({ withdrawal, dispute }: { withdrawal: Withdrawal; dispute: Dispute }) {
  const { t, i18n } = useTranslation()
  const amount = formatMoney(dispute.amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const { allowed, messages } = withdrawal
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-3.5" aria-label={t('dispute.title', { amount })}>
      {!dispute.closedAt && <h4 className="font-semibold">{t('dispute.title', { amount })}</h4>}
      {dispute.outcome ? (
        <p className="text-sm">{t(`dispute.outcome.${dispute.outcome}`, { amount })}</p>
      ) : (
        <Turn dispute={dispute} />
      )}
      <MessageThread messages={messages} isFolded={dispute.closedAt !== undefined} />
      {allowed.includes('reply') && (
        <div className="flex flex-wrap gap-2 *:flex-1">
          <WriteToStaff withdrawalId={withdrawal.withdrawalId} />
          <HasCome withdrawalId={withdrawal.withdrawalId} />
        </div>
      )}
    </section>
  )
}

function Turn({ dispute: { forcedAt, canObject, answerDueAt } }: { dispute: Dispute }) {
  const { t } = useTranslation()
  const closing = useCountdown(forcedAt ? Date.parse(forcedAt) : undefined)
  const answer = useCountdown(answerDueAt ? Date.parse(answerDueAt) : undefined)
  if (forcedAt)
    return (
      <Note
        tone="warn"
        title={<span className="tabular-nums">{t('dispute.forcedTitle', { time: formatClock(closing) })}</span>}
      >
        {t(canObject ? 'dispute.forcedText' : 'dispute.forcedFinal')}
      </Note>
    )
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="icon-[ph--hourglass-medium]" />
      <span className="tabular-nums">
        {!answerDueAt && t('dispute.yours')}
        {answerDueAt && (answer > 0 ? t('dispute.oursUntil', { time: formatClock(answer) }) : t('dispute.late'))}
      </span>
    </p>
  )
}

/** The money came after all; asked once more, as it ends the dispute. */
function HasCome({ withdrawalId }: { withdrawalId: string }) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const confirm = useMutation({
    mutationFn: () => api.withdrawals.confirm({ withdrawalId, result: 'received' }),
    onSuccess: () => {
      setAsking(false)
      toast({ tone: 'ok', title: t('payout.confirmed') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.withdrawals.key() }),
  })
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {t('dispute.came')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('dispute.cameTitle')}
        titleLook="plain"
        phone="center"
        locked={confirm.isPending}
        footer={
          <>
            <Button variant="line" disabled={confirm.isPending} onClick={() => setAsking(false)}>
              {t('dispute.back')}
            </Button>
            <Button variant="lamp" busy={confirm.isPending} guardMs={1000} onClick={() => confirm.mutate()}>
              {t('dispute.cameYes')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('dispute.cameText')}</p>
        {confirm.error && (
          <Note tone="bad" isLive className="mt-3">
            {refusalText(t, confirm.error)}
          </Note>
        )}
      </Dialog>
    </>
  )
}
