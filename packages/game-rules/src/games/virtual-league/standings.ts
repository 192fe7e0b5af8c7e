import { clubs } from './clubs.ts'
import type { LeagueOutcome } from './league.ts'

/** One line of the table of a season. */
export type Standing = {
  readonly club: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

const pointsOfWin = 3

/** The table after these days: points, then difference of goals, then goals, then the order of the clubs. */
export function standingsOf(days: readonly LeagueOutcome[]): readonly Standing[] {
  const lines = clubs.map((_, club) => ({ club, played: 0, won: 0, drawn: 0, scored: 0, conceded: 0, points: 0 }))
  const count = (club: number, scored: number, conceded: number) => {
    const line = lines[club]
    if (!line) return
    line.played += 1
    line.scored += scored
    line.conceded += conceded
    if (scored > conceded) line.won += 1
    if (scored === conceded) line.drawn += 1
    line.points = pointsOfWin * line.won + line.drawn
  }
  for (const { card, result } of days)
    for (const [match, [home, away]] of card.matches.entries()) {
      const [scored = 0, conceded = 0] = result.scores[match] ?? []
      count(home, scored, conceded)
      count(away, conceded, scored)
    }
  return lines.sort(
    (a, b) =>
      b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored || a.club - b.club,
  )
}
