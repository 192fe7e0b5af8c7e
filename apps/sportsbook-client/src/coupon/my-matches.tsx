import type { SportsMatchView } from '@fairground/contract/sports'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useSportsState } from '../play/sports-context.ts'
import { ColumnNames } from './league-block.tsx'
import { sportOf } from './main-markets.ts'
import { MatchRow } from './match-row.tsx'

/** The fixtures of teams that the player follows, and those with an open bet, above all others. */
export function MyMatches({ matches }: { matches: readonly SportsMatchView[] }) {
  const { t } = useTranslation()
  const style = useSportsState(({ choices }) => choices.style)
  const [first] = matches
  if (!first) return null
  return (
    <section className="league is-mine" aria-label={t('mine.title')}>
      <header className="league-head">
        <Icon name="icon-[ph--star-fill]" className="text-lamp-ink" />
        <h3 className="min-w-0 truncate font-bold">{t('mine.title')}</h3>
        <span className="shrink-0 text-ink-3">{t('coupon.matches', { matches: matches.length })}</span>
      </header>
      <ColumnNames sport={sportOf(first)} isEuropean={style === 'european'} />
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.matchId} match={match} />
        ))}
      </ul>
    </section>
  )
}
