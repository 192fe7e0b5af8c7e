import type { SportsMatchView } from '@fairground/contract/sports'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { couponCells } from '../coupon/main-markets.ts'
import { MatchTime } from '../coupon/match-time.tsx'
import { PriceButton } from '../coupon/price-button.tsx'
import { PriceRow } from '../coupon/price-row.tsx'
import { useLeagueName } from '../lib/names.ts'
import { TeamCrest } from '../lib/team-crest.tsx'
import { pickKey } from '../offer/picks.ts'
import { isOffered } from '../offer/price-picks.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import type { ListView } from '../play/view.ts'

/** Series as cards: who meets whom, and the price of each as the winner. */
export function SeriesCards({ matches }: { matches: readonly SportsMatchView[] }) {
  return (
    <ul className="series-cards">
      {matches.map((match) => (
        <SeriesCard key={match.matchId} match={match} />
      ))}
    </ul>
  )
}

function SeriesCard({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const play = useSports()
  const nameOf = useLeagueName()
  const view = useSportsState((state) => state.view)
  const league = useSportsState(({ leagues }) => leagues.find(({ leagueId }) => leagueId === match.leagueId))
  const [home, away] = match.inputs.score
  const open = () => play.show({ at: 'match', matchId: match.matchId, back: view as ListView })
  return (
    <li className="card series-card">
      <p className="flex items-center gap-2 text-xs text-ink-3">
        <bdi className="min-w-0 flex-1 truncate">
          {league?.land} · {nameOf(league)}
        </bdi>
        {match.inputs.series && (
          <span className="series-length">{t('board.bestOf', { maps: match.inputs.series.bestOf })}</span>
        )}
      </p>
      <button type="button" onClick={open} className="grid gap-2 focus-ring rounded-sm text-start">
        <Team name={match.home} won={match.state === 'playing' ? home : undefined} />
        <Team name={match.away} won={match.state === 'playing' ? away : undefined} />
      </button>
      <PriceRow label={t('coupon.prices', { home: match.home, away: match.away })} className="grid grid-cols-2 gap-2">
        {couponCells(match, 'match-winner').map(({ pick, price }) => (
          <PriceButton key={pickKey(pick)} match={match} pick={pick} price={price} />
        ))}
      </PriceRow>
      <div className="series-foot">
        <MatchTime match={match} isSuspended={!isOffered(match)} />
        <button type="button" onClick={open} className="board-more focus-ring hit-44">
          {t('coupon.all')}
          <Icon name="icon-[ph--caret-right-bold]" flip className="text-xs" />
        </button>
      </div>
    </li>
  )
}

const Team = ({ name, won }: { name: string; won: number | undefined }) => (
  <span className="flex items-center gap-2.5 font-semibold">
    <TeamCrest name={name} className="size-6" />
    <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
    {won !== undefined && <b className="match-score">{won}</b>}
  </span>
)
