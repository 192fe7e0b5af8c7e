import type { CorrectionSums } from '@fairground/contract/lottery-results'
import { type CurrencyCode, formatAmount } from '@fairground/money'
import { Money } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** What goes to players, and what comes back from them, by currency. */
export function SumsLine({ sums }: { sums: CorrectionSums }) {
  const { t } = useTranslation('lottery-results')
  if (sums.every(({ upTickets, downTickets }) => upTickets + downTickets === 0))
    return <p className="text-sm text-ink-2">{t('real.nothing')}</p>
  return (
    <ul className="grid gap-1 text-sm">
      {sums.map(({ currency, upMinor, upTickets, downMinor, downTickets }) => (
        <li key={currency} className="flex flex-wrap gap-x-5">
          <span>
            {t('real.up', { count: upTickets })} <Amount minor={upMinor} currency={currency} />
          </span>
          <span>
            {t('real.down', { count: downTickets })} <Amount minor={downMinor} currency={currency} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const Amount = ({ minor, currency }: { minor: string; currency: string }) => (
  <Money amount={formatAmount(BigInt(minor), currency as CurrencyCode)} currency={currency} decimals={2} />
)
