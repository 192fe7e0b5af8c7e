import type { Deposit } from '@fairground/contract'
import { Button, ErrorState, Skeleton, Steps } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { AmountForm } from './amount-form.tsx'
import { DepositTicket } from './deposit-ticket.tsx'
import { MethodChoice } from './method-choice.tsx'
import { useDeposits } from './use-deposits.ts'

const stepIds = ['method', 'amount', 'transfer', 'credited'] as const

/** How, how much, then what to do next. */
export function DepositForm() {
  const { t } = useTranslation()
  const methods = useQuery(query.deposits.methods.queryOptions({ input: {} }))
  const [methodId, setMethodId] = useState<string>()
  const [made, setMade] = useState<Deposit>()
  const latest = useDeposits(1).data?.list
  const done = latest?.find(({ depositId }) => depositId === made?.depositId) ?? made
  const method = methods.data?.find((candidate) => candidate.methodId === methodId) ?? methods.data?.[0]
  const now = done ? (done.status === 'approved' ? stepIds.length : 2) : 1
  return (
    <section aria-label={t('account.deposit')} className="card p-5 sm:p-6">
      <Steps
        label={t('deposit.steps')}
        now={now}
        steps={stepIds.map((id) => ({ id, title: t(`deposit.step.${id}`) }))}
        className="mb-6"
      />
      {methods.isError && (
        <ErrorState
          title={t('common:loadFailed')}
          onRetry={() => void methods.refetch()}
          isRetrying={methods.isFetching}
        />
      )}
      {methods.isPending && !methods.isError && <Skeleton className="h-60 w-full" />}
      {method && !done && (
        <div className="grid gap-6">
          <MethodChoice methods={methods.data ?? []} chosen={method} onChoose={setMethodId} />
          <AmountForm method={method} onDone={setMade} onStale={() => void methods.refetch()} />
        </div>
      )}
      {done && (
        <div className="mx-auto grid max-w-110 gap-5" aria-live="polite">
          <DepositTicket deposit={done} />
          <Button variant="line" onClick={() => setMade(undefined)}>
            {t('deposit.another')}
          </Button>
        </div>
      )}
    </section>
  )
}
