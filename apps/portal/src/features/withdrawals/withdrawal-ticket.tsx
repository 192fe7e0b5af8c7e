import { refusalText } from '@fairground/client'
import type { Withdrawal } from '@fairground/contract'
import { Button, Dialog, KeyValues, Money, Note, StatusChip, type StatusTone, Steps, Ticket } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { api, query } from '../../lib/api.ts'
import { ConfirmReceipt } from './confirm-receipt.tsx'
import { DisputeBox } from './dispute-box.tsx'
import { Expectation } from './expectation.tsx'
import { QuestionBox } from './question-box.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'
import { stepsOf } from './withdrawal-steps.ts'

const tones: Record<Withdrawal['status'], StatusTone> = {
  submitted: 'wait',
  info_needed: 'wait',
  approved: 'info',
  paying: 'info',
  paid: 'ok',
  received: 'ok',
  full_payment: 'ok',
  auto_received: 'ok',
  disputed: 'wait',
  resolved_received: 'ok',
  resolved_refunded: 'ok',
  forced: 'neutral',
  rejected: 'bad',
  cancelled: 'neutral',
}

/** One withdrawal as something one holds: where it is now, and when each step was. */
export function WithdrawalTicket({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { withdrawalId, amount, status, bankName, masked, reason, allowed, timeline, dispute } = withdrawal
  const isPart = status === 'paid' && withdrawal.unpaidAmount !== '0.00'
  const { steps, now } = stepsOf(timeline, isPart ? 'paying' : status)
  return (
    <Ticket
      as="article"
      head={
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h3 className="text-xs text-ink-2">
              {t('payout.ticket')} <bdi className="font-mono">{withdrawalId.slice(-6).toUpperCase()}</bdi>
            </h3>
            <Money amount={amount} currency="VND" decimals={0} className="text-2xl" />
          </div>
          {isPart ? (
            <StatusChip tone="info">{t('payout.status.partPaid')}</StatusChip>
          ) : (
            <StatusChip tone={tones[status]}>{t(`payout.status.${status}`)}</StatusChip>
          )}
        </div>
      }
    >
      <div className="grid gap-4 px-5 pt-4 pb-5">
        <Steps
          label={t('payout.progress')}
          now={now}
          steps={steps.map(({ state, at, isFailed }) => ({
            id: state,
            title: t(`payout.step.${state}`),
            note: at && <DateTime at={at} format="time" />,
            state: isFailed ? 'failed' : undefined,
          }))}
        />
        <Expectation withdrawal={withdrawal} />
        <KeyValues items={[{ id: 'to', label: t('payout.to'), value: <bdi>{`${bankName} ${masked}`}</bdi> }]} />
        <PaidParts withdrawal={withdrawal} />
        {reason && <Note tone="bad">{reason}</Note>}
        <WithdrawalHistory timeline={timeline} />
        <QuestionBox withdrawal={withdrawal} />
        {dispute && <DisputeBox withdrawal={withdrawal} dispute={dispute} />}
        {status === 'paid' && allowed.includes('received') && <ConfirmReceipt withdrawal={withdrawal} />}
        {allowed.includes('cancel') && <CancelButton withdrawalId={withdrawalId} />}
      </div>
    </Ticket>
  )
}

/** Payments that were sent one by one, and what is still to come; nothing for one that was sent in whole at once. */
function PaidParts({ withdrawal: { payouts, unpaidAmount } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  if (payouts.length === 0 || (payouts.length === 1 && unpaidAmount === '0.00')) return null
  const items = payouts.map(({ amount, reference, at }, index) => ({
    id: String(index),
    label: (
      <>
        <DateTime at={at} /> {reference && <bdi className="font-mono text-xs">{reference}</bdi>}
      </>
    ),
    value: <Money amount={amount} currency="VND" decimals={0} />,
  }))
  const rest = {
    id: 'rest',
    label: t('payout.rest'),
    value: <Money amount={unpaidAmount} currency="VND" decimals={0} />,
  }
  return (
    <section>
      <h4 className="mb-1 text-sm font-semibold">{t('payout.parts')}</h4>
      <KeyValues items={[...items, rest]} />
    </section>
  )
}

function CancelButton({ withdrawalId }: { withdrawalId: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () => api.withdrawals.cancel({ withdrawalId }),
    onSuccess: () => setAsking(false),
    onSettled: () =>
      Promise.all(
        [query.withdrawals.key(), query.wallet.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {t('payout.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('payout.cancelTitle')}
        titleLook="plain"
        phone="center"
        locked={cancel.isPending}
        footer={
          <>
            <Button variant="lamp" onClick={() => setAsking(false)}>
              {t('payout.keep')}
            </Button>
            <Button variant="line" busy={cancel.isPending} guardMs={1000} onClick={() => cancel.mutate()}>
              {t('payout.cancel')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('payout.cancelText')}</p>
        {cancel.error && (
          <Note tone="bad" isLive className="mt-3">
            {refusalText(t, cancel.error)}
          </Note>
        )}
      </Dialog>
    </>
  )
}
