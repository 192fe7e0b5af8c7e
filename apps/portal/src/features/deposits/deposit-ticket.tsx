import type { Deposit } from '@fairground/contract'
import {
  ButtonLink,
  formatClock,
  Icon,
  KeyValues,
  Money,
  Note,
  Skeleton,
  StatusChip,
  type StatusTone,
  Ticket,
  useCountdown,
} from '@fairground/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Copyable } from '../../components/copyable.tsx'
import { DateTime } from '../../components/date-time.tsx'
import { DepositProofs } from './deposit-proofs.tsx'

const QrCode = lazy(() => import('@fairground/ui/qr-code').then((module) => ({ default: module.QrCode })))

const tones: Record<Deposit['status'], StatusTone> = {
  pending: 'wait',
  approved: 'ok',
  rejected: 'bad',
  expired: 'neutral',
}

/** One deposit as something one holds: amount, state, and what is still to do. */
export function DepositTicket({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { depositId, amount, status, methodName, createdAt, transferCode, reason, payTo, fee, credit } = deposit
  const facts = [
    { id: 'method', label: t('deposit.method'), value: methodName },
    { id: 'at', label: t('deposit.at'), value: <DateTime at={createdAt} /> },
    ...(fee === '0.00'
      ? []
      : [
          { id: 'fee', label: t('deposit.fee'), value: <Money amount={fee} currency="VND" decimals={0} /> },
          { id: 'credit', label: t('deposit.credit'), value: <Money amount={credit} currency="VND" decimals={0} /> },
        ]),
    ...(payTo
      ? [
          { id: 'sum', label: t('deposit.sum'), value: <Copyable text={amount.replace(/\.00$/, '')} /> },
          { id: 'bank', label: t('deposit.bank'), value: payTo.bankName },
          { id: 'name', label: t('deposit.accountName'), value: payTo.accountName },
          { id: 'no', label: t('deposit.accountNo'), value: <Copyable text={payTo.accountNo} /> },
          { id: 'code', label: t('deposit.transferCode'), value: <Copyable text={transferCode} /> },
        ]
      : []),
  ]
  return (
    <Ticket
      as="article"
      head={
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="text-xs text-ink-2">
              {t('deposit.ticket')} <bdi className="font-mono">{depositId.slice(-6).toUpperCase()}</bdi>
            </h2>
            <Money amount={amount} currency="VND" decimals={0} className="text-2xl" />
          </div>
          <StatusChip tone={tones[status]}>{t(`deposit.status.${status}`)}</StatusChip>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4 px-5 pt-4 pb-5">
        {deposit.qr && <ScanCode text={deposit.qr} />}
        <KeyValues items={facts} />
        {(payTo || deposit.payUrl) && <TimeLeft until={deposit.expiresAt} />}
        {deposit.payUrl && (
          <ButtonLink variant="lamp" block href={deposit.payUrl} end={<Icon name="icon-[ph--arrow-square-out-bold]" />}>
            {t('deposit.pay')}
          </ButtonLink>
        )}
        {(payTo || deposit.proofs.length > 0) && <DepositProofs deposit={deposit} />}
        {reason && <Note tone="bad">{reason === 'gateway' ? t('deposit.gatewayFailed') : reason}</Note>}
      </div>
    </Ticket>
  )
}

/** The whole transfer for the camera of a bank's app: account, amount and code. */
function ScanCode({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <figure className="grid grid-cols-1 justify-items-center gap-2">
      <Suspense fallback={<Skeleton className="size-50" />}>
        <QrCode text={text} label={t('deposit.qr')} />
      </Suspense>
      <figcaption className="text-center text-sm text-ink-2">{t('deposit.scan')}</figcaption>
    </figure>
  )
}

function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation()
  const seconds = useCountdown(Date.parse(until))
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="icon-[ph--hourglass-medium]" />
      {t('deposit.timeLeft', { time: formatClock(seconds) })}
    </p>
  )
}
