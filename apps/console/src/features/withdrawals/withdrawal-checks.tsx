import type { ReviewCheck } from '@fairground/contract'
import { formatMoney, Icon, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { decimalsOf, isDecimal } from '../../lib/decimal.ts'

type Check = z.infer<typeof ReviewCheck>

/** What was looked at, each with a verdict in a sentence. */
export function WithdrawalChecks({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const shown = (value: string | number) =>
    typeof value === 'string' && isDecimal(value) ? formatMoney(value, { locale, decimals: decimalsOf(value) }) : value
  return (
    <ul aria-label={t('withdrawals.checks')} className="grid gap-1.5 text-sm">
      {checks.map(({ key, isGood, args }) => (
        <li key={key} className="flex items-start gap-2">
          <Icon
            name={isGood ? 'icon-[ph--check-circle-fill]' : 'icon-[ph--warning-circle-fill]'}
            className={isGood ? 'mt-0.5 text-mint-ink' : 'mt-0.5 text-warn-ink'}
          />
          <span className="min-w-0">
            <span className="sr-only">{t(isGood ? 'check.isGood' : 'check.isBad')}: </span>
            {t(
              `${key}.${isGood ? 'good' : 'bad'}`,
              Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(value)])),
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
