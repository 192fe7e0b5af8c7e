import { refusalText } from '@fairground/client'
import type { Withdrawal } from '@fairground/contract'
import { Button, Dialog, formatClock, Icon, KeyValues, Money, Note, useCountdown, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { NotReceived } from './not-received.tsx'

/** After a payout: has the money come? Says until when silence counts as a yes. */
export function ConfirmReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { withdrawalId, allowed, amount, paidAmount, receivedAmount, remainingAmount, autoReceiptAt } = withdrawal
  const confirm = useMutation({
    mutationFn: (result: 'received' | 'fullPayment') =>
      api.withdrawals.confirm({ withdrawalId, result, receivedAmount: paidAmount }),
    onSuccess: () => {
      setAsking(false)
      toast({ tone: 'ok', title: t('payout.confirmed') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.withdrawals.key() }),
  })
  const amounts = { amount, sentAmount: paidAmount, receivedAmount, remainingAmount }
  return (
    <>
      {autoReceiptAt && <SilenceEnds at={autoReceiptAt} />}
      <Button variant="lamp" onClick={() => setAsking(true)}>
        {t('payout.confirm')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('payout.confirmTitle')}
        titleLook="plain"
        phone="center"
        locked={confirm.isPending}
        footer={
          <div className="grid w-full gap-2">
            {allowed.includes('fullPayment') && (
              <Button
                variant="lamp"
                block
                busy={confirm.isPending && confirm.variables === 'fullPayment'}
                disabled={confirm.isPending}
                guardMs={1000}
                onClick={() => confirm.mutate('fullPayment')}
              >
                {t('payout.fullPayment')}
              </Button>
            )}
            <Button
              variant={allowed.includes('fullPayment') ? 'line' : 'lamp'}
              block
              busy={confirm.isPending && confirm.variables === 'received'}
              disabled={confirm.isPending}
              guardMs={1000}
              onClick={() => confirm.mutate('received')}
            >
              {t('payout.received')}
            </Button>
            <Button
              variant="line"
              block
              disabled={confirm.isPending}
              onClick={() => {
                setAsking(false)
                setMissing(true)
              }}
            >
              {t('dispute.notReceived')}
            </Button>
            <Button variant="quiet" block disabled={confirm.isPending} onClick={() => setAsking(false)}>
              {t('payout.later')}
            </Button>
          </div>
        }
      >
        <p className="mb-3 text-ink-2">{t('payout.confirmText')}</p>
        <KeyValues
          items={Object.entries(amounts).map(([id, value]) => ({
            id,
            label: t(`payout.${id}`),
            value: <Money amount={value} currency="VND" decimals={0} />,
          }))}
        />
        {confirm.error && (
          <Note tone="bad" isLive className="mt-3">
            {refusalText(t, confirm.error)}
          </Note>
        )}
      </Dialog>
      <NotReceived withdrawal={withdrawal} open={isMissing} onOpenChange={setMissing} />
    </>
  )
}

function SilenceEnds({ at }: { at: string }) {
  const { t } = useTranslation()
  const seconds = useCountdown(Date.parse(at))
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="icon-[ph--hourglass-medium]" />
      <span className="tabular-nums">{t('payout.autoReceipt', { time: formatClock(seconds) })}</span>
    </p>
  )
}
