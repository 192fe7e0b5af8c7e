import type { SportsKind, SportsMatchView } from '@fairground/contract/sports'
import { IconButton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FavouriteButton } from '../leagues/favourite-button.tsx'
import { useBetNames, useLeagueName } from '../lib/names.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { couponMarketsOf } from './main-markets.ts'
import { MatchRow } from './match-row.tsx'

interface LeagueBlockProps {
  leagueId: string
  matches: readonly SportsMatchView[]
  /** On the page of the league itself, whose name stands above. */
  isOwn?: boolean
}

/** The fixtures of one league under its name; it folds up. */
export function LeagueBlock({ leagueId, matches, isOwn = false }: LeagueBlockProps) {
  const { t } = useTranslation()
  const play = useSports()
  const nameOf = useLeagueName()
  const [isOpen, setIsOpen] = useState(true)
  const style = useSportsState(({ choices }) => choices.style)
  const league = useSportsState(({ leagues }) => leagues.find((one) => one.leagueId === leagueId))
  return (
    <section className="league" aria-label={nameOf(league)}>
      {!isOwn && (
        <header className="league-head">
          <FavouriteButton leagueId={leagueId} />
          <h3 className="min-w-0 truncate font-bold">
            <button
              type="button"
              className="focus-ring truncate rounded-xs hover:underline"
              onClick={() => play.show({ at: 'league', leagueId, part: 'fixtures' })}
            >
              {nameOf(league)}
            </button>
          </h3>
          <span className="shrink-0 text-ink-3">{t('coupon.matches', { matches: matches.length })}</span>
          <IconButton
            size="sm"
            label={t(isOpen ? 'coupon.fold' : 'coupon.unfold', { league: nameOf(league) })}
            icon={isOpen ? 'icon-[ph--caret-up-bold]' : 'icon-[ph--caret-down-bold]'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="ms-auto"
          />
        </header>
      )}
      {isOpen && (
        <>
          <ColumnNames sport={league?.sport ?? 'football'} isEuropean={style === 'european'} />
          <ul>
            {matches.map((match) => (
              <MatchRow key={match.matchId} match={match} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** What stands in the columns of prices. */
export function ColumnNames({ sport, isEuropean }: { sport: SportsKind; isEuropean: boolean }) {
  const names = useBetNames()
  const shown = couponMarketsOf(sport, isEuropean)
  return (
    <div aria-hidden="true" className={isEuropean ? 'league-columns match-european' : 'league-columns'}>
      <span />
      <span />
      <div className="match-prices">
        {shown.map((code) => (
          <span key={code} className={code === '1x2' ? 'is-three' : undefined}>
            {names.market(code)}
          </span>
        ))}
      </div>
      <span />
    </div>
  )
}
