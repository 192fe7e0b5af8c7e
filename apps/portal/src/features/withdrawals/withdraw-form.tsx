import { refusalText } from '@fairground/client'
import type { PayoutAccount } from '@fairground/contract'
import { amountOfTyped } from '@fairground/money'
import {
  Button,
  Field,
  formatClock,
  formatMoney,
  MoneyInput,
  Note,
  Otp,
  Select,
  useCountdown,
  useToast,
} from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../components/router-link.tsx'
import { isBetween, lesserOf } from '../../lib/amount.ts'
import { api, query } from '../../lib/api.ts'
import { durationText } from '../../lib/duration-text.ts'
import { useRequestId } from '../../lib/request-id.ts'
import { AddAccountForm } from './add-account-form.tsx'

interface WithdrawFormProps {
  accounts: readonly PayoutAccount[]
  limits: {
    min: string
    max: string
    available: string
    banks: { bankCode: string; bankName: string }[]
    accountRestSeconds: number
    pausedUntil?: string
  }
}

/** Amount, where to, and the six digits. The amount is held at once; the reviewer's answer comes to the list below. */
export function WithdrawForm({ accounts, limits }: WithdrawFormProps) {
  const { t, i18n } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const requestId = useRequestId()
  const [chosenId, setChosenId] = useState<string>()
  const card = accounts.find((account) => account.cardId === chosenId) ?? accounts.find(({ isDefault }) => isDefault)
  const cardId = card?.cardId
  const times = useQuery(query.withdrawals.payoutTimes.queryOptions({ input: {} }))
  const usual = times.data?.banks.find(({ bankCode }) => bankCode === card?.bankCode)
  const restSeconds = useCountdown(card && Date.parse(card.usableAt))
  const [digits, setDigits] = useState('')
  const [code, setCode] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const most = lesserOf(limits.max, limits.available)
  const range = t('payout.range', { min: show(limits.min), max: show(limits.max), available: show(limits.available) })
  const typed = amountOfTyped(digits)
  const isOut = !typed || !isBetween(typed, limits.min, most)
  const withdraw = useMutation({
    mutationFn: (amount: string) =>
      api.withdrawals.request({
        cardId: cardId ?? '',
        amount,
        paymentPassword: code,
        requestId: requestId.of(`${cardId}:${amount}`),
      }),
    onSuccess: async () => {
      requestId.done()
      setDigits('')
      setTouched(false)
      toast({ tone: 'ok', title: t('payout.sent'), text: t('payout.sentText') })
      await Promise.all(
        [query.withdrawals.key(), query.wallet.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
    onSettled: () => setCode(''),
  })
  if (isAdding)
    return (
      <AddAccountForm banks={limits.banks} restSeconds={limits.accountRestSeconds} onDone={() => setAdding(false)} />
    )
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!isOut && code.length === 6) withdraw.mutate(typed)
  }
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-120 grid-cols-1 gap-4.5">
      <Field
        label={t('payout.to')}
        aside={
          <button type="button" className="text-sm font-bold text-lamp-ink focus-ring" onClick={() => setAdding(true)}>
            {t('payout.addAccount')}
          </button>
        }
      >
        <Select
          options={accounts.map((account) => ({
            value: account.cardId,
            label: `${account.bankName} ${account.masked}`,
          }))}
          value={cardId}
          onValueChange={setChosenId}
        />
      </Field>
      {restSeconds > 0 && (
        <Note tone="warn">
          <span className="tabular-nums">{t('payout.accountRests', { time: formatClock(restSeconds) })}</span>
        </Note>
      )}
      <Field label={t('payout.amount')} hint={range} error={isTouched && isOut ? range : undefined}>
        <MoneyInput value={digits} onValueChange={setDigits} onBlur={() => setTouched(digits !== '')} unit="₫" />
      </Field>
      <Field
        label={t('payout.paymentPassword')}
        error={
          isTouched && code.length < 6 && !withdraw.isSuccess && !withdraw.isError ? t('payout.sixDigits') : undefined
        }
      >
        <Otp isSecret value={code} onValueChange={setCode} />
      </Field>
      {withdraw.error && (
        <Note tone="bad" isLive>
          {refusalText(t, withdraw.error)}
        </Note>
      )}
      <p className="text-sm text-ink-3">
        {usual && <>{t('payout.usually', { time: durationText(t, usual.medianSeconds) })} </>}
        <RouterLink href="/payouts" className="font-bold text-lamp-ink focus-ring">
          {t('payout.howLong')}
        </RouterLink>
      </p>
      <Button
        type="submit"
        variant="lamp"
        size="lg"
        block
        disabled={restSeconds > 0}
        busy={withdraw.isPending}
        guardMs={1000}
      >
        {typed ? t('payout.submitAmount', { amount: show(typed) }) : t('payout.submit')}
      </Button>
    </form>
  )
}
