import type { SportsLeagueTable } from '@fairground/contract/sports'
import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { TeamCrest } from '../lib/team-crest.tsx'
import { useKickOff } from '../lib/use-minute.ts'
import { SeasonWaits } from './season-table.tsx'
import type { Season } from './use-season.ts'

/** The last results of a league, by match day. */
export function SeasonResults({ season }: { season: Season }) {
  const { t } = useTranslation()
  if (season.state !== 'told') return <SeasonWaits season={season} />
  const { results } = season.told
  if (results.length === 0)
    return <Empty icon="icon-[ph--flag-checkered-duotone]" title={t('season.empty')} text={t('season.emptyText')} />
  return (
    <div className="grid gap-3">
      {[...Map.groupBy(results, ({ matchDay }) => matchDay)].map(([day, own]) => (
        <section key={day} className="league">
          <h3 className="px-4 py-2.5 font-bold">{t('season.day', { day })}</h3>
          <ul>
            {own.map((result) => (
              <ResultLine key={result.matchId} result={result} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ResultLine({ result }: { result: SportsLeagueTable['results'][number] }) {
  const { t } = useTranslation()
  const { time, day } = useKickOff()(result.startsAt)
  return (
    <li className="result">
      <span className="text-xs text-ink-3">
        {day} {time}
      </span>
      <span className="result-team justify-end">
        <bdi className="truncate">{result.home}</bdi>
        <TeamCrest name={result.home} className="size-5" />
      </span>
      <b className="result-score">
        <bdi>{result.fullTime.join('–')}</bdi>
      </b>
      <span className="result-team">
        <TeamCrest name={result.away} className="size-5" />
        <bdi className="truncate">{result.away}</bdi>
      </span>
      <span className="text-end text-xs text-ink-3">
        {result.halfTime && t('board.halfTime', { score: result.halfTime.join('–') })}
      </span>
    </li>
  )
}
