import { Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Coupon } from '../coupon/coupon.tsx'
import { FavouriteButton } from '../leagues/favourite-button.tsx'
import { useLeagueName } from '../lib/names.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import type { LeaguePart, ListView } from '../play/view.ts'
import { SeasonResults } from './season-results.tsx'
import { SeasonTable } from './season-table.tsx'
import { useSeason } from './use-season.ts'

type LeagueView = Extract<ListView, { at: 'league' }>

/** A league: its fixtures, the table of its season, and its last results. */
export function LeaguePage({ view }: { view: LeagueView }) {
  const { t } = useTranslation()
  const play = useSports()
  const nameOf = useLeagueName()
  const { leagueId, part } = view
  const league = useSportsState(({ leagues }) => leagues.find((one) => one.leagueId === leagueId))
  const season = useSeason(leagueId, part !== 'fixtures')
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex items-center gap-2">
        <h2 className="poster min-w-0 truncate text-2xl">
          <bdi>{nameOf(league)}</bdi>
        </h2>
        <FavouriteButton leagueId={leagueId} />
        {league && <bdi className="text-sm text-ink-3">{league.land}</bdi>}
      </div>
      <Tabs
        label={t('season.parts')}
        value={part}
        onValueChange={(next: LeaguePart) => play.show({ ...view, part: next })}
        tabs={[
          { value: 'fixtures', label: t('season.fixtures'), panel: <Coupon view={view} /> },
          {
            value: 'table',
            label: t('season.table'),
            panel: <SeasonTable season={season} sport={league?.sport ?? 'football'} />,
          },
          { value: 'results', label: t('season.results'), panel: <SeasonResults season={season} /> },
        ]}
        className="grid gap-3"
      />
    </div>
  )
}
