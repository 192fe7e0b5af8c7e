import { formatMoney, Icon, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../../lib/currency.ts'
import { decimalsOf, isDecimal } from '../../../lib/decimal.ts'
import { ageOf, type Check, checkKey } from './check-text.ts'

/** What was looked at, each with a verdict in a sentence. */
export function WithdrawalChecks({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation()
  const argsOf = useShownArgs()
  return (
    <ul aria-label={t('withdrawals.checks')} className="grid gap-1.5 text-sm">
      {checks.map((check) => (
        <li key={check.key} className="flex items-start gap-2">
          <Icon
            name={check.isGood ? 'icon-[ph--check-circle-fill]' : 'icon-[ph--warning-circle-fill]'}
            className={check.isGood ? 'mt-0.5 text-mint-ink' : 'mt-0.5 text-warn-ink'}
          />
          <span className="min-w-0">
            <span className="sr-only">{t(check.isGood ? 'check.isGood' : 'check.isBad')}: </span>
            {t(checkKey(check), argsOf(check))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Amounts and ages as people read them. */
function useShownArgs() {
  const { t } = useTranslation()
  const currency = useCurrency()
  const { locale } = useUi()
  const shown = (value: string | number) =>
    typeof value === 'string' && isDecimal(value)
      ? formatMoney(value, { locale, currency, decimals: decimalsOf(value) })
      : value
  return ({ args }: Check): Record<string, string | number> => {
    const texts = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(value)]))
    const age = ageOf(Number(args.hours ?? 0))
    return { ...texts, age: t(age.key, age.args) }
  }
}
