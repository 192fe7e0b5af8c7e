import { Field, MoneyInput } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../lib/currency.ts'

interface AmountBoxProps {
  label: string
  hint?: string | undefined
  value: string
  onChange: (digits: string) => void
  isTried: boolean
  /** Defaults to a box with something in it. */
  isGood?: boolean
}

/** An amount that a wish needs. */
export function AmountBox({ label, hint, value, onChange, isTried, isGood = value !== '' }: AmountBoxProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <Field label={label} required hint={hint} error={isTried && !isGood && t('adjust.amountMissing')}>
      <MoneyInput value={value} onValueChange={onChange} decimals={2} unit={currency} />
    </Field>
  )
}
