import type { SportsLeagueView } from '@fairground/contract/sports'
import { cx, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeagueName } from '../lib/names.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { FavouriteButton } from './favourite-button.tsx'

/** Every league by its land, the player's favourites above. */
export function LeagueList({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation()
  const leagues = useSportsState((state) => state.leagues)
  const favourites = useSportsState((state) => state.favourites.leagues)
  const starred = leagues.filter(({ leagueId }) => favourites.includes(leagueId))
  const lands = [...Map.groupBy(leagues, ({ land }) => land)]
  return (
    <nav aria-label={t('leagues.title')} className="grid gap-3">
      {starred.length > 0 && (
        <section className="card">
          <h2 className="card-title">{t('leagues.favourites')}</h2>
          <ul>
            {starred.map((league) => (
              <LeagueEntry key={league.leagueId} league={league} onChosen={onChosen} />
            ))}
          </ul>
        </section>
      )}
      <section className="card">
        <h2 className="card-title">{t('leagues.title')}</h2>
        {lands.map(([land, own]) => (
          <Land key={land} land={land} leagues={own} onChosen={onChosen} />
        ))}
      </section>
    </nav>
  )
}

interface LandProps {
  land: string
  leagues: readonly SportsLeagueView[]
  onChosen: (() => void) | undefined
}

function Land({ land, leagues, onChosen }: LandProps) {
  const viewed = useViewedLeague()
  const live = leagues.reduce((sum, league) => sum + league.live, 0)
  const open = leagues.reduce((sum, league) => sum + league.open, 0)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (live > 0 || leagues.some(({ leagueId }) => leagueId === viewed))
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
        className="nav-entry focus-ring font-semibold"
      >
        <Icon
          name="icon-[ph--caret-right-bold]"
          flip={!isOpen}
          className={cx('text-2xs text-ink-3 transition-transform', isOpen && 'rotate-90')}
        />
        <bdi className="min-w-0 flex-1 truncate">{land}</bdi>
        <Counts live={live} open={open} />
      </button>
      {isOpen && (
        <ul className="ps-2">
          {leagues.map((league) => (
            <LeagueEntry key={league.leagueId} league={league} onChosen={onChosen} />
          ))}
        </ul>
      )}
    </div>
  )
}

function useViewedLeague(): string | undefined {
  return useSportsState(({ view }) => (view.at === 'league' ? view.leagueId : undefined))
}

function LeagueEntry({ league, onChosen }: { league: SportsLeagueView; onChosen: (() => void) | undefined }) {
  const play = useSports()
  const nameOf = useLeagueName()
  const isViewed = useViewedLeague() === league.leagueId
  const { leagueId, live, open } = league
  const choose = () => {
    onChosen?.()
    play.show({ at: 'league', leagueId, part: 'fixtures' })
  }
  return (
    <li className="flex items-center">
      <button
        type="button"
        aria-current={isViewed ? 'true' : undefined}
        onClick={choose}
        className={cx('nav-entry focus-ring', isViewed && 'is-viewed')}
      >
        <bdi className="min-w-0 flex-1 truncate">{nameOf(league)}</bdi>
        <Counts live={live} open={open} />
      </button>
      <FavouriteButton leagueId={leagueId} />
    </li>
  )
}

/** How many are played now, and how many are open. */
function Counts({ live, open }: { live: number; open: number }) {
  const { t } = useTranslation()
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-3">
      {live > 0 && (
        <span className="count-live">
          <i aria-hidden="true" className="live-dot" />
          {live}
          <span className="sr-only">{t('leagues.live')}</span>
        </span>
      )}
      {open}
      <span className="sr-only">{t('leagues.open')}</span>
    </span>
  )
}
