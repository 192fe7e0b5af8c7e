import type { DepositMethod } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { cx, formatMoney, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../lib/duration-text.ts'

const methodIcons = {
  manual: 'icon-[ph--bank-duotone]',
  gateway: 'icon-[ph--credit-card-duotone]',
  sandbox: 'icon-[ph--flask-duotone]',
} as const

interface MethodChoiceProps {
  methods: readonly DepositMethod[]
  chosen: DepositMethod
  onChoose: (methodId: string) => void
}

/** The ways to deposit side by side, with time and fee; what to do for the chosen one below. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation()
  const feeText = useFeeText()
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
            <span className="block text-sm text-ink-2">
              {method.medianSeconds !== undefined && `${durationText(t, method.medianSeconds)}, `}
              {feeText(method)}
            </span>
          </span>
        </label>
      ))}
      <p className="text-sm whitespace-pre-line text-ink-2 sm:col-span-2">{chosen.instructions}</p>
    </fieldset>
  )
}

/** "free", or "fee 1.5% + 2,000 ₫". */
function useFeeText(): (method: DepositMethod) => string {
  const { t, i18n } = useTranslation()
  const rate = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
  return ({ fee }) => {
    if (!fee) return t('deposit.free')
    const parts = [
      ...(fee.rateBp > 0 ? [rate.format(fee.rateBp / 10_000)] : []),
      ...(fee.fixed === '0.00'
        ? []
        : [formatMoney(fee.fixed, { locale: i18n.language, currency: 'VND', decimals: 0 })]),
    ]
    return t('deposit.feeOf', { fee: parts.join(' + ') })
  }
}
