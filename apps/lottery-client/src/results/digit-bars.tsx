import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { digitSums, type NumberFacts } from './statistics.ts'

/** How often numbers of each first and each last digit came in the last 30 draws. */
export function DigitBars({ facts }: { facts: readonly NumberFacts[] }) {
  const { t } = useTranslation()
  const { head, tail } = digitSums(facts)
  const most = Math.max(1, ...head, ...tail)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(
        [
          ['head', head],
          ['tail', tail],
        ] as const
      ).map(([id, sums]) => (
        <figure key={id} className="min-w-0 rounded-md bg-surface-2 px-3 pt-2.5 pb-2">
          <figcaption className="flex justify-between text-xs">
            <b>{t(`filter.${id}`)}</b>
            <span className="text-ink-3">{t('stats.hits30')}</span>
          </figcaption>
          <ol dir="ltr" className="digit-bars mt-2">
            {sums.map((sum, digit) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the digit
              <li key={digit} style={{ '--share': `${(100 * sum) / most}%` } as CSSProperties}>
                <span>{sum}</span>
                <i aria-hidden="true" />
                <b>{digit}</b>
              </li>
            ))}
          </ol>
        </figure>
      ))}
    </div>
  )
}
