import { type LeagueOutcome, standingsOf } from '@fairground/game-rules/games/virtual-league'
import { useTranslation } from 'react-i18next'
import { ClubBadge } from './club-badge.tsx'
import { useClubName, useDay, useSeasonDays } from './use-league.ts'

const daysShown = 2

/** The table of the season from the days that were played, and their results. */
export function LeaguePast() {
  const { t } = useTranslation()
  const nameOf = useClubName()
  const days = useSeasonDays()
  const season = useDay()?.season ?? 1
  return (
    <>
      <section className="virtual-list">
        <h2>{t('instant.virtual-league.table', { season })}</h2>
        <table className="league-table">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('instant.virtual-league.club')}
              </th>
              <th scope="col">{t('instant.virtual-league.played')}</th>
              <th scope="col">{t('instant.virtual-league.difference')}</th>
              <th scope="col">{t('instant.virtual-league.points')}</th>
            </tr>
          </thead>
          <tbody>
            {standingsOf(days).map(({ club, played, scored, conceded, points }, place) => (
              <tr key={club}>
                <td>{place + 1}</td>
                <th scope="row">
                  <span>
                    <ClubBadge club={club} name={nameOf(club)} /> {nameOf(club)}
                  </span>
                </th>
                <td>{played}</td>
                <td dir="ltr">{signed(scored - conceded)}</td>
                <td>
                  <b>{points}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="virtual-list">
        <h2>{t('instant.virtual-league.results')}</h2>
        {days.slice(0, daysShown).map((day) => (
          <DayResults key={day.card.day} day={day} />
        ))}
        {days.length === 0 && <p>{t('instant.virtual-league.noDays')}</p>}
      </section>
    </>
  )
}

const signed = (goals: number): string => (goals > 0 ? `+${goals}` : goals < 0 ? `−${-goals}` : '0')

function DayResults({ day: { card, result } }: { day: LeagueOutcome }) {
  const { t } = useTranslation()
  const nameOf = useClubName()
  return (
    <div className="league-results">
      <h3>{t('instant.virtual-league.day', { day: card.day })}</h3>
      <ul>
        {card.matches.map(([home, away], match) => (
          <li key={`${home}-${away}`}>
            <span>{nameOf(home)}</span>
            <b>{result.scores[match]?.join(' – ')}</b>
            <span>{nameOf(away)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
