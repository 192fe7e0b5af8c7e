import type { Raffle } from '@fairground/contract'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { oddsFormat } from './odds-format.ts'

/** Every prize with its odds as they stand now. */
export function RaffleOdds({ raffle: { prizes, kind } }: { raffle: Raffle }) {
  const { t, i18n } = useTranslation()
  const percent = oddsFormat(i18n.language)
  return (
    <section aria-labelledby={`odds-${kind}`} className="grid gap-2">
      <h3 id={`odds-${kind}`} className="font-bold">
        {t('campaigns:raffle.odds')}
      </h3>
      <ul className="grid gap-1 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
        {prizes.map(({ prizeId, name, chance }) => (
          <li key={prizeId} className={cx('flex justify-between gap-4', chance === 0 && 'text-ink-3 line-through')}>
            <span className="min-w-0 break-words">{name}</span>
            <bdi className="font-semibold tabular-nums">{percent.format(chance)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
