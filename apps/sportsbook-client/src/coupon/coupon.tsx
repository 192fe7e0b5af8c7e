import { Button, Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { isOpen } from '../bets/bet-lists.ts'
import { useIsEsports } from '../esports/esports-banner.tsx'
import { SeriesCards } from '../esports/series-cards.tsx'
import { FoundLeagues } from '../leagues/found-leagues.tsx'
import { useSports, useSportsState } from '../play/sports-context.ts'
import type { ListView } from '../play/view.ts'
import { LeagueBlock } from './league-block.tsx'
import { byLeague, minePart } from './main-markets.ts'
import { MyMatches } from './my-matches.tsx'

/** The fixtures of a list, by league. */
export function Coupon({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const play = useSports()
  const coupon = useSportsState((state) => state.coupon)
  const isEsports = useIsEsports()
  const fault = useSportsState((state) => state.fault)
  const favourites = useSportsState((state) => state.favourites.leagues)
  const teams = useSportsState((state) => state.favourites.teams)
  // A text, so that the same bets are the same value.
  const betOn = useSportsState(({ bets }) =>
    [...new Set(bets?.filter(isOpen).flatMap(({ legs }) => legs.map(({ matchId }) => matchId)))].join(' '),
  )
  if (!coupon && fault !== undefined)
    return <ErrorState title={t('offer.failed')} text={t('offer.failedText')} onRetry={() => play.retry()} />
  if (!coupon) return <CouponSkeleton />
  const matches = coupon
  const { mine, others } = minePart(matches, { teams, betOn: new Set(betOn.split(' ')) })
  const found = view.at === 'search' && <FoundLeagues text={view.text} />
  if (matches.length === 0)
    return (
      <div className="grid gap-3">
        {found}
        <NoMatches view={view} />
      </div>
    )
  if (isEsports && view.at !== 'league')
    return (
      <div className="grid gap-3">
        {found}
        <SeriesCards matches={[...mine, ...others]} />
      </div>
    )
  return (
    <div className="grid gap-3">
      {found}
      {mine.length > 0 && <MyMatches matches={mine} />}
      {byLeague(others, favourites).map((block) => (
        <LeagueBlock key={block.leagueId} {...block} isOwn={view.at === 'league'} />
      ))}
    </div>
  )
}

function NoMatches({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const play = useSports()
  const isSearch = view.at === 'search'
  const isSoon = view.at === 'soon'
  return (
    <section className="league">
      <Empty
        icon={isSearch ? 'icon-[ph--magnifying-glass-duotone]' : 'icon-[ph--calendar-blank-duotone]'}
        title={t(isSearch ? 'offer.notFound' : 'offer.empty')}
        text={t(isSearch ? 'offer.notFoundText' : 'offer.emptyText')}
        action={!isSoon && <Button onClick={() => play.show({ at: 'soon' })}>{t('offer.toSoon')}</Button>}
      />
    </section>
  )
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

function CouponSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="league">
      <span className="sr-only">{t('offer.loading')}</span>
      {rows.map((row) => (
        <div key={row} className="match">
          <Skeleton className="h-8 w-12" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-5 w-32 max-w-full" />
          </div>
          <Skeleton className="h-18 w-full" />
        </div>
      ))}
    </div>
  )
}
