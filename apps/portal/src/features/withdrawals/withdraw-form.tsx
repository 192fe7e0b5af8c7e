import { isRefusal } from '@fairground/client'
import type { PayoutAccount } from '@fairground/contract'
import { amountOfTyped } from '@fairground/money'
import { Button, Steps, useCountdown, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmountDraft } from '../../lib/amount-draft.ts'
import { api, query } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'
import { AddAccountForm } from './add-account-form.tsx'
import { AmountStep } from './amount-step.tsx'
import { CheckStep } from './check-step.tsx'
import { brokenLimit, type WithdrawalBounds } from './withdrawal-amount.ts'
import { WithdrawalTicket } from './withdrawal-ticket.tsx'

interface WithdrawFormProps {
  accounts: readonly PayoutAccount[]
  limits: WithdrawalBounds & {
    banks: { bankCode: string; bankName: string }[]
    accountRestSeconds: number
    pausedUntil?: string
  }
  /** Beyond the amount nothing else stands beside it. */
  onAlone: (isAlone: boolean) => void
}

type StepId = 'amount' | 'check' | 'ticket'
const stepIds: readonly StepId[] = ['amount', 'check', 'ticket']

/** Amount and where to, a look at both with the six digits, then the ticket. The amount is held at once. */
export function WithdrawForm({ accounts, limits, onAlone }: WithdrawFormProps) {
  const { t } = useTranslation()
  const [chosenId, setChosenId] = useState<string>()
  const card = accounts.find((account) => account.cardId === chosenId) ?? accounts.find(({ isDefault }) => isDefault)
  const restSeconds = useCountdown(card && Date.parse(card.usableAt))
  const [digits, setDigits] = useAmountDraft('withdrawal')
  const [isAdding, setAdding] = useState(false)
  const [step, setStep] = useState<StepId>('amount')
  const box = useRef<HTMLDivElement>(null)
  const typed = amountOfTyped(digits)
  const latest = useQuery(query.withdrawals.list.queryOptions({ input: { pageNo: 1, pageSize: 1 } })).data?.list
  const go = (next: StepId) => {
    setStep(next)
    onAlone(next !== 'amount')
  }
  const withdraw = useWithdraw(card?.cardId, () => {
    setDigits('')
    go('ticket')
  })
  const made = latest?.find(({ withdrawalId }) => withdrawalId === withdraw.data?.withdrawalId) ?? withdraw.data
  // Screen reader and keyboard users continue at the step's beginning.
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step has another beginning
  useEffect(() => {
    if (!isFirst.current) box.current?.focus()
    isFirst.current = false
  }, [step])
  if (isAdding)
    return (
      <AddAccountForm banks={limits.banks} restSeconds={limits.accountRestSeconds} onDone={() => setAdding(false)} />
    )
  const canCheck = card && typed && !brokenLimit(typed, limits)
  const shown = step === 'check' && !canCheck && !withdraw.isPending ? 'amount' : step
  return (
    <div ref={box} tabIndex={-1} className="mx-auto grid max-w-120 grid-cols-1 gap-6 outline-none">
      <Steps
        label={t('payout.progress')}
        now={shown === 'ticket' ? stepIds.length : stepIds.indexOf(shown)}
        steps={[
          { id: 'amount', title: t('deposit.step.amount') },
          { id: 'check', title: t('payout.check') },
          { id: 'ticket', title: t('payout.ticket') },
        ]}
      />
      {shown === 'amount' && (
        <AmountStep
          accounts={accounts}
          cardId={card?.cardId}
          onCard={setChosenId}
          onAddAccount={() => setAdding(true)}
          bounds={limits}
          digits={digits}
          onDigits={setDigits}
          restSeconds={restSeconds}
          onNext={() => {
            withdraw.reset()
            go('check')
          }}
        />
      )}
      {shown === 'check' && card && typed && (
        <CheckStep
          amount={typed}
          account={card}
          isBusy={withdraw.isPending}
          error={withdraw.error}
          onSend={(paymentPassword) => withdraw.mutate({ amount: typed, paymentPassword })}
          onBack={() => go('amount')}
        />
      )}
      {shown === 'ticket' && (
        <>
          <div aria-live="polite">{made && <WithdrawalTicket withdrawal={made} />}</div>
          <Button variant="line" onClick={() => go('amount')}>
            {t('payout.mine')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Asks for it; the same wish that is tried again moves money once. */
function useWithdraw(cardId: string | undefined, onDone: () => void) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const requestId = useRequestId()
  const refresh = () =>
    Promise.all(
      [query.withdrawals.key(), query.wallet.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return useMutation({
    mutationFn: ({ amount, paymentPassword }: { amount: string; paymentPassword: string }) =>
      api.withdrawals.request({
        cardId: cardId ?? '',
        amount,
        paymentPassword,
        requestId: requestId.of(`${cardId}:${amount}`),
      }),
    onSuccess: async () => {
      requestId.done()
      toast({ tone: 'ok', title: t('payout.sent'), text: t('payout.sentText') })
      await refresh()
      onDone()
    },
    // What can be withdrawn is another figure than the one that was known.
    onError: (error) => (isRefusal(error, 'INSUFFICIENT_BALANCE') || isRefusal(error, 'LIMIT') ? refresh() : undefined),
  })
}
