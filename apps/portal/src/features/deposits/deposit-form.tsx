import { isRefusal, refusalText } from '@fairground/client'
import type { Deposit, DepositMethod } from '@fairground/contract'
import {
  Button,
  Chip,
  cx,
  ErrorState,
  Field,
  formatMoney,
  Icon,
  MoneyInput,
  Note,
  Skeleton,
  Steps,
} from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAmount, unitsOf } from '../../lib/amount.ts'
import { api, query } from '../../lib/api.ts'
import { durationText } from '../../lib/duration-text.ts'
import { useRequestId } from '../../lib/request-id.ts'
import { DepositTicket } from './deposit-ticket.tsx'
import { useDeposits } from './use-deposits.ts'

const suggestions = ['200000', '500000', '1000000', '2000000', '5000000', '10000000']
const methodIcons = { manual: 'icon-[ph--bank-duotone]', sandbox: 'icon-[ph--flask-duotone]' } as const
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
          <AmountForm method={method} onDone={setMade} />
        </div>
      )}
      {done && (
        <div className="mx-auto grid max-w-110 gap-5" aria-live="polite">
          <DepositTicket deposit={done} bank={method?.bank} />
          <Button variant="line" onClick={() => setMade(undefined)}>
            {t('deposit.another')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface MethodChoiceProps {
  methods: readonly DepositMethod[]
  chosen: DepositMethod
  onChoose: (methodId: string) => void
}

function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-2.5 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold text-ink-2">{t('deposit.choose')}</legend>
      {methods.map((method) => (
        <label
          key={method.methodId}
          className={cx(
            'flex cursor-pointer items-start gap-3 rounded-md bg-surface-2 p-4 has-focus-visible:outline-2 has-focus-visible:outline-(--f-focus)',
            method.methodId === chosen.methodId && 'bg-lamp-soft shadow-[inset_0_0_0_2px_var(--f-lamp-ink)]',
          )}
        >
          <input
            type="radio"
            name="method"
            className="sr-only"
            checked={method.methodId === chosen.methodId}
            onChange={() => onChoose(method.methodId)}
          />
          <Icon name={methodIcons[method.kind]} className="text-2xl text-lamp-ink" />
          <span className="min-w-0">
            <b className="block font-bold">{method.name}</b>
            <span className="text-sm text-ink-2">
              {method.medianSeconds === undefined ? method.instructions : durationText(t, method.medianSeconds)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function AmountForm({ method, onDone }: { method: DepositMethod; onDone: (deposit: Deposit) => void }) {
  const { t, i18n } = useTranslation()
  const queries = useQueryClient()
  const requestId = useRequestId()
  const [digits, setDigits] = useState('')
  const [isTouched, setTouched] = useState(false)
  const bounds = { min: unitsOf(method.min), max: unitsOf(method.max) }
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const range = t('deposit.range', { min: show(method.min), max: show(method.max) })
  const isOut = digits === '' || Number(digits) < bounds.min || Number(digits) > bounds.max
  const deposit = useMutation({
    mutationFn: () => {
      const amount = toAmount(digits)
      return api.deposits.request({
        methodId: method.methodId,
        amount,
        requestId: requestId.of(`${method.methodId}:${amount}`),
      })
    },
    onSuccess: (made) => {
      requestId.done()
      for (const queryKey of [query.wallet.key(), query.deposits.list.key()])
        void queries.invalidateQueries({ queryKey })
      onDone(made)
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!isOut) deposit.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('deposit.amount')} hint={range} error={isTouched && isOut ? range : undefined}>
        <MoneyInput value={digits} onValueChange={setDigits} onBlur={() => setTouched(digits !== '')} unit="₫" />
      </Field>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion}
            pressed={digits === suggestion}
            disabled={Number(suggestion) < bounds.min || Number(suggestion) > bounds.max}
            onClick={() => setDigits(suggestion)}
          >
            {show(`${suggestion}.00`)}
          </Chip>
        ))}
      </div>
      {deposit.error && (
        <Note tone="bad" isLive>
          {isRefusal(deposit.error, 'LIMIT') && !deposit.error.message ? range : refusalText(t, deposit.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={deposit.isPending} guardMs={1000}>
        {digits ? t('deposit.submitAmount', { amount: show(toAmount(digits)) }) : t('deposit.submit')}
      </Button>
    </form>
  )
}
