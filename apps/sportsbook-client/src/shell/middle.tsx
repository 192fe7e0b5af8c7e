import { Coupon } from '../coupon/coupon.tsx'
import { LiveHero } from '../coupon/live-hero.tsx'
import { Toolbar } from '../coupon/toolbar.tsx'
import { EsportsBanner } from '../esports/esports-banner.tsx'
import { MatchPage } from '../match/match-page.tsx'
import { useSportsState } from '../play/sports-context.ts'
import { LeaguePage } from '../season/league-page.tsx'
import { StaleNote } from './stale-note.tsx'

/** What stands between the leagues and the slip. */
export function Middle() {
  const view = useSportsState((state) => state.view)
  return (
    <section className="grid min-w-0 content-start gap-3">
      <StaleNote />
      {view.at === 'match' ? (
        <MatchPage key={view.matchId} back={view.back} />
      ) : (
        <>
          {(view.at === 'live' || view.at === 'soon') && <EsportsBanner />}
          {view.at === 'live' && <LiveHero />}
          <Toolbar />
          {view.at === 'league' ? <LeaguePage key={view.leagueId} view={view} /> : <Coupon view={view} />}
        </>
      )}
    </section>
  )
}
