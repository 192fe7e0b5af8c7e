import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import type { CommonTable } from './common-table.ts'
import { useWishNames } from './use-wish-names.ts'

/** How many of the players decided what in the stage that was shut last. */
export function Chosen({ table }: { table: CommonTable }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const names = useWishNames()
  const isWatching = useLiveState((state) => state.watchedId !== undefined)
  const percent = numberFormat(locale, { style: 'percent' })
  const counts = Object.entries(table.chosen)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  // A round that is shown again shows this player alone.
  if (total === 0 || isWatching) return null
  const shares = names.flatMap(({ wish, label }) => {
    const count = table.chosen[wish]
    return count ? [{ wish, label, share: count / total }] : []
  })
  return (
    <div className="bj-chosen">
      <span>{t('instant.live-blackjack.chosen')}</span>
      <ul>
        {shares.map(({ wish, label, share }) => (
          <li key={wish} data-wish={wish} style={{ flexGrow: share }}>
            {label} <b>{percent.format(share)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
