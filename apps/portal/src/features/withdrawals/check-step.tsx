import { isRefusal, refusalText } from '@fairground/client'
import type { PayoutAccount } from '@fairground/contract'
import { Button, Field, KeyValues, Money, Note, Otp } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../components/router-link.tsx'
import { query } from '../../lib/api.ts'
import { durationText } from '../../lib/duration-text.ts'
import { useShownAmount } from './use-shown-amount.ts'

interface CheckStepProps {
  amount: string
  account: PayoutAccount
  isBusy: boolean
  /** Why it was not taken. */
  error: Error | null
  onSend: (paymentPassword: string) => void
  onBack: () => void
}

/** What is about to be asked for, once more, and the six digits that say so. */
export function CheckStep({ amount, account, isBusy, error, onSend, onBack }: CheckStepProps) {
  const { t } = useTranslation()
  const show = useShownAmount()
  const times = useQuery(query.withdrawals.payoutTimes.queryOptions({ input: {} }))
  const usual = times.data?.banks.find(({ bankCode }) => bankCode === account.bankCode)
  const [code, setCode] = useState('')
  const [isTouched, setTouched] = useState(false)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (code.length < 6) return
    onSend(code)
    setCode('')
    setTouched(false)
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4.5">
      <p>
        <span className="block text-sm text-ink-2">{t('payout.amount')}</span>
        <Money amount={amount} currency="VND" decimals={0} size="xl" />
      </p>
      <KeyValues
        items={[
          { id: 'to', label: t('payout.to'), value: <bdi>{`${account.bankName} ${account.masked}`}</bdi> },
          { id: 'name', label: t('payout.accountName'), value: <bdi>{account.accountName}</bdi> },
        ]}
      />
      <Field
        label={t('payout.paymentPassword')}
        error={isTouched && code.length < 6 ? t('payout.sixDigits') : undefined}
      >
        <Otp isSecret value={code} onValueChange={setCode} />
      </Field>
      {error && (
        <Note tone="bad" isLive>
          <Refusal error={error} />
        </Note>
      )}
      <p className="text-sm text-ink-3">
        {usual && <>{t('payout.usually', { time: durationText(t, usual.medianSeconds) })} </>}
        <RouterLink href="/payouts" className="font-bold text-lamp-ink focus-ring">
          {t('payout.howLong')}
        </RouterLink>
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button variant="line" size="lg" disabled={isBusy} onClick={onBack}>
          {t('common:back')}
        </Button>
        <Button type="submit" variant="lamp" size="lg" block busy={isBusy} guardMs={1000}>
          {t('payout.submitAmount', { amount: show(amount) })}
        </Button>
      </div>
    </form>
  )
}

/** Which limit the server found broken, with its figure. */
function Refusal({ error }: { error: Error }) {
  const { t } = useTranslation()
  const show = useShownAmount()
  const limit = isRefusal(error, 'LIMIT') ? error.value?.limit : undefined
  if (limit?.kind === 'min') return t('errors:validation.tooSmall', { min: show(limit.bound) })
  if (limit?.kind === 'max') return t('errors:validation.tooBig', { max: show(limit.bound) })
  if (limit?.kind === 'perDay') return t('payout.perDay', { bound: limit.bound })
  return refusalText(t, error)
}
