import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TurnoverNote } from '../../components/turnover-note.tsx'
import { TransferForm } from '../../features/transfers/transfer-form.tsx'
import { TransferList } from '../../features/transfers/transfer-list.tsx'
import { type TransferDesk, useTransferDesk } from '../../features/transfers/use-transfer-desk.ts'
import { PaymentPasswordForm } from '../../features/withdrawals/payment-password-form.tsx'
import { PayoutPause } from '../../features/withdrawals/payout-pause.tsx'
import { query } from '../../lib/api.ts'
import { isOpen, type Turnover, useTurnover } from '../../lib/use-turnover.ts'

/** Money to whoever recommended the account, or to somebody it recommended; what went either way stands below. */
export function TransferPage() {
  const { t } = useTranslation()
  const member = useQuery(query.members.info.queryOptions({ input: {} }))
  const desk = useTransferDesk()
  const turnover = useTurnover()
  const title = t(desk.data?.hasDownlines ? 'transfer.open' : 'member.transferUpline')
  const failed = [member, desk, turnover].find((read) => read.isError)
  return (
    <div className="grid gap-5">
      <h1 className="font-poster text-3xl">{title}</h1>
      <section aria-label={title} className="card p-5 sm:p-6">
        {failed && (
          <ErrorState
            title={t('common:loadFailed')}
            text={t('wallet.safe')}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
          />
        )}
        {!failed && (!member.data || !desk.data || !turnover.data) && <Skeleton className="h-60 w-full" />}
        {member.data && desk.data && turnover.data && (
          <Step hasPassword={member.data.hasPaymentPassword} desk={desk.data} turnover={turnover.data} />
        )}
      </section>
      <TransferList />
    </div>
  )
}

interface StepProps {
  hasPassword: boolean
  desk: TransferDesk
  turnover: Turnover
}

function Step({ hasPassword, desk, turnover }: StepProps) {
  const { t } = useTranslation()
  const { upline, hasDownlines, pausedUntil } = desk
  if (!upline && !hasDownlines)
    return (
      <Empty
        layout="column"
        icon="icon-[ph--tree-structure-duotone]"
        title={t('transfer.nobody')}
        text={t('transfer.nobodyText')}
      />
    )
  if (!hasPassword) return <PaymentPasswordForm />
  if (pausedUntil) return <PayoutPause until={pausedUntil} />
  if (isOpen(turnover)) return <TurnoverNote turnover={turnover} />
  return <TransferForm desk={desk} />
}
