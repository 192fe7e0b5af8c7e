import type { SportsKind } from '@fairground/contract/sports'
import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { TeamCrest } from '../lib/team-crest.tsx'
import { withMinus } from '../odds/odds-text.ts'
import type { Season } from './use-season.ts'

const columns = ['played', 'won', 'drawn', 'lost', 'goals', 'difference', 'points'] as const

/** Nobody draws. */
const columnsOfSeries = ['played', 'won', 'lost', 'points'] as const

/** The table of the season in play. */
export function SeasonTable({ season, sport }: { season: Season; sport: SportsKind }) {
  const { t } = useTranslation()
  const shown = sport === 'football' ? columns : columnsOfSeries
  if (season.state !== 'told') return <SeasonWaits season={season} />
  const { table, results, season: number } = season.told
  if (results.length === 0)
    return <Empty icon="icon-[ph--list-numbers-duotone]" title={t('season.empty')} text={t('season.emptyText')} />
  return (
    <section className="league">
      <table className="season-table">
        <caption>{t('season.number', { season: number })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('season.place')}</th>
            <th scope="col" className="text-start!">
              {t('season.team')}
            </th>
            {shown.map((column) => (
              <th key={column} scope="col" data-column={column}>
                <abbr title={t(`column.${column}`)}>{t(`columnShort.${column}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map(({ team, played, won, drawn, scored, conceded, points }, at) => (
            <tr key={team}>
              <td>{at + 1}</td>
              <th scope="row">
                <span className="flex items-center gap-2">
                  <TeamCrest name={team} className="size-5" />
                  <bdi className="truncate">{team}</bdi>
                </span>
              </th>
              <td>{played}</td>
              <td data-column="won">{won}</td>
              {sport === 'football' && <td data-column="drawn">{drawn}</td>}
              <td data-column="lost">{played - won - drawn}</td>
              {sport === 'football' && <Goals scored={scored} conceded={conceded} />}
              <td className="font-bold">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Goals = ({ scored, conceded }: { scored: number; conceded: number }) => (
  <>
    <td data-column="goals">
      <bdi>
        {scored}:{conceded}
      </bdi>
    </td>
    <td>
      <bdi>{withMinus(`${scored - conceded > 0 ? '+' : ''}${scored - conceded}`)}</bdi>
    </td>
  </>
)

/** Being asked for, or not told. */
export function SeasonWaits({ season }: { season: Exclude<Season, { state: 'told' }> }) {
  const { t } = useTranslation()
  if (season.state === 'failed')
    return <ErrorState title={t('offer.failed')} text={t('offer.failedText')} onRetry={season.retry} />
  return (
    <div role="status">
      <span className="sr-only">{t('offer.loading')}</span>
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  )
}
