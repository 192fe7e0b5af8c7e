import { isRefusal, refusalText } from '@fairground/client'
import type { Deposit, DepositMethod } from '@fairground/contract'
import { depositFee } from '@fairground/contract/deposit-fee'
import { amountOfTyped } from '@fairground/money'
import { Button, Chip, Field, formatMoney, MoneyInput, Note } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBetween, minorOf, toAmount } from '../../lib/amount.ts'
import { useAmountDraft } from '../../lib/amount-draft.ts'
import { api, query } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'

const suggestions = ['200000', '500000', '1000000', '2000000', '5000000', '10000000']

interface AmountFormProps {
  method: DepositMethod
  onDone: (deposit: Deposit) => void
  /** The method is no longer what is shown. */
  onStale: () => void
}

/** How much; what a fee leaves of it is said before it is asked for. */
export function AmountForm({ method, onDone, onStale }: AmountFormProps) {
  const { t, i18n } = useTranslation()
  const queries = useQueryClient()
  const requestId = useRequestId()
  const [digits, setDigits] = useAmountDraft('deposit')
  const [isTouched, setTouched] = useState(false)
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const range = t('deposit.range', { min: show(method.min), max: show(method.max) })
  const typed = amountOfTyped(digits)
  const isOut = !typed || !isBetween(typed, method.min, method.max)
  const deposit = useMutation({
    mutationFn: (amount: string) =>
      api.deposits.request({
        methodId: method.methodId,
        amount,
        methodRevision: method.revision,
        requestId: requestId.of(`${method.methodId}:${amount}`),
      }),
    onSuccess: (made) => {
      requestId.done()
      setDigits('')
      for (const queryKey of [query.wallet.key(), query.deposits.list.key()])
        void queries.invalidateQueries({ queryKey })
      onDone(made)
    },
    onError: (error) => isRefusal(error, 'STATE_CONFLICT') && onStale(),
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!isOut) deposit.mutate(typed)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('deposit.amount')} hint={range} error={isTouched && isOut ? range : undefined}>
        <MoneyInput value={digits} onValueChange={setDigits} onBlur={() => setTouched(digits !== '')} unit="₫" />
      </Field>
      {method.fee && !isOut && (
        <p className="text-sm text-ink-2">{t('deposit.arrives', { amount: show(creditOf(method, typed)) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion}
            pressed={digits === suggestion}
            disabled={!isBetween(toAmount(suggestion), method.min, method.max)}
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
        {typed ? t('deposit.submitAmount', { amount: show(typed) }) : t('cashier.continue')}
      </Button>
    </form>
  )
}

/** What reaches the wallet of a whole amount, as a money string. */
function creditOf({ fee }: DepositMethod, amount: string): string {
  const amountMinor = minorOf(amount)
  const feeMinor = fee ? depositFee(amountMinor, { rateBp: fee.rateBp, fixedMinor: minorOf(fee.fixed) }) : 0n
  const digits = String(amountMinor - feeMinor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
