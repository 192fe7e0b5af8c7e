import type { PayoutAccount } from '@fairground/contract'
import { amountOfTyped } from '@fairground/money'
import { Button, Chip, Field, formatClock, MoneyInput, Note, Select } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '../../lib/amount.ts'
import { useShownAmount } from './use-shown-amount.ts'
import { brokenLimit, mostOf, quickAmounts, type WithdrawalBounds } from './withdrawal-amount.ts'

interface AmountStepProps {
  accounts: readonly PayoutAccount[]
  cardId: string | undefined
  onCard: (cardId: string) => void
  onAddAccount: () => void
  bounds: WithdrawalBounds
  digits: string
  onDigits: (digits: string) => void
  /** For how long the account still rests. */
  restSeconds: number
  onNext: () => void
}

/** How much and where to; what is not possible is said with the limit that it breaks. */
export function AmountStep({ accounts, bounds, digits, restSeconds, ...props }: AmountStepProps) {
  const { t } = useTranslation()
  const show = useShownAmount()
  const [isTouched, setTouched] = useState(false)
  const typed = amountOfTyped(digits)
  const broken = brokenLimit(typed, bounds)
  const most = String(unitsOf(mostOf(bounds)))
  const range = t('payout.range', { min: show(bounds.min), max: show(bounds.max), available: show(bounds.available) })
  const reasons = {
    none: range,
    min: t('errors:validation.tooSmall', { min: show(bounds.min) }),
    max: t('errors:validation.tooBig', { max: show(bounds.max) }),
    available: t('payout.short', { available: show(mostOf(bounds)) }),
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!broken) props.onNext()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4.5">
      <Field
        label={t('payout.to')}
        aside={
          <button
            type="button"
            className="text-sm font-bold text-lamp-ink hit-44 focus-ring"
            onClick={props.onAddAccount}
          >
            {t('payout.addAccount')}
          </button>
        }
      >
        <Select
          options={accounts.map((account) => ({
            value: account.cardId,
            label: `${account.bankName} ${account.masked}`,
          }))}
          value={props.cardId}
          onValueChange={props.onCard}
        />
      </Field>
      {restSeconds > 0 && (
        <Note tone="warn">
          <span className="tabular-nums">{t('payout.accountRests', { time: formatClock(restSeconds) })}</span>
        </Note>
      )}
      <Field label={t('payout.amount')} hint={range} error={isTouched && broken ? reasons[broken.limit] : undefined}>
        <MoneyInput value={digits} onValueChange={props.onDigits} onBlur={() => setTouched(digits !== '')} unit="₫" />
      </Field>
      <div className="flex flex-wrap gap-2">
        {quickAmounts(bounds).map((amount) => (
          <Chip key={amount} pressed={digits === amount} onClick={() => props.onDigits(amount)}>
            {show(`${amount}.00`)}
          </Chip>
        ))}
        <Chip
          pressed={digits === most}
          disabled={brokenLimit(mostOf(bounds), bounds) !== undefined}
          onClick={() => props.onDigits(most)}
        >
          {t('payout.all')}
        </Chip>
      </div>
      <Button type="submit" variant="lamp" size="lg" block disabled={restSeconds > 0}>
        {typed && !broken ? t('payout.next', { amount: show(typed) }) : t('cashier.continue')}
      </Button>
    </form>
  )
}
