import { ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TurnoverNote } from '../../components/turnover-note.tsx'
import { query } from '../../lib/api.ts'
import { isOpen, type Turnover, useTurnover } from '../../lib/use-turnover.ts'
import { AddAccountForm } from './add-account-form.tsx'
import { PaymentPasswordForm } from './payment-password-form.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'
import { PayoutPause } from './payout-pause.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/** First a payment password, then an account of one's own, then the amount: each asked once, in this order. */
export function WithdrawPage() {
  const { t } = useTranslation()
  const member = useQuery(query.members.info.queryOptions({ input: {} }))
  const accounts = useQuery(query.withdrawals.accounts.queryOptions({ input: {} }))
  const limits = useQuery(query.withdrawals.limits.queryOptions({ input: {} }))
  const turnover = useTurnover()
  const [isAlone, setAlone] = useState(false)
  const failed = [member, accounts, limits, turnover].find((read) => read.isError)
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="font-poster text-3xl">{t('account.withdraw')}</h1>
      <section aria-label={t('account.withdraw')} className="card p-5 sm:p-6">
        {failed && (
          <ErrorState
            title={t('common:loadFailed')}
            text={t('wallet.safe')}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
          />
        )}
        {!failed && (!member.data || !accounts.data || !limits.data || !turnover.data) && (
          <Skeleton className="h-60 w-full" />
        )}
        {member.data && accounts.data && limits.data && turnover.data && (
          <Step
            hasPassword={member.data.hasPaymentPassword}
            accounts={accounts.data}
            limits={limits.data}
            turnover={turnover.data}
            onAlone={setAlone}
          />
        )}
      </section>
      {!isAlone && accounts.data && accounts.data.length > 0 && <PayoutAccounts accounts={accounts.data} />}
      {!isAlone && <WithdrawalList />}
    </div>
  )
}

interface StepProps {
  hasPassword: boolean
  accounts: React.ComponentProps<typeof WithdrawForm>['accounts']
  limits: React.ComponentProps<typeof WithdrawForm>['limits']
  turnover: Turnover
  onAlone: (isAlone: boolean) => void
}

function Step({ hasPassword, accounts, limits, turnover, onAlone }: StepProps) {
  if (!hasPassword) return <PaymentPasswordForm />
  if (limits.pausedUntil) return <PayoutPause until={limits.pausedUntil} />
  if (accounts.length === 0) return <AddAccountForm banks={limits.banks} restSeconds={limits.accountRestSeconds} />
  if (isOpen(turnover)) return <TurnoverNote turnover={turnover} />
  return <WithdrawForm accounts={accounts} limits={limits} onAlone={onAlone} />
}
