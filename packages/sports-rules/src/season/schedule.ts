/** A match of a plan; teams are numbered from 0. */
export interface Fixture {
  readonly home: number
  readonly away: number
}

/**
 * Everybody meets everybody at home and away. By the circle method: one team stands and the others turn; the second half of
 * the season is the first with homes exchanged. With an odd number of teams one of them rests each day. In each half every
 * team is at home as often as away, or once more or less where that cannot be.
 */
export function doubleRoundRobin(teamCount: number): readonly (readonly Fixture[])[] {
  if (!Number.isInteger(teamCount) || teamCount < 2) throw new RangeError('a season has two teams or more')
  const seats = teamCount + (teamCount % 2)
  const firstHalf = Array.from({ length: seats - 1 }, (_, turn) => dayOf(seats, turn))
  const secondHalf = firstHalf.map((day) => day.map(({ home, away }) => ({ home: away, away: home })))
  const isTeam = (seat: number) => seat < teamCount
  return [...firstHalf, ...secondHalf].map((day) => day.filter(({ home, away }) => isTeam(home) && isTeam(away)))
}

/** The last seat stands. Homes alternate from day to day for it, and from pair to pair for those who turn. */
function dayOf(seats: number, turn: number): Fixture[] {
  const turning = seats - 1
  return Array.from({ length: seats / 2 }, (_, pair) => {
    if (pair === 0) return turn % 2 === 0 ? { home: turn, away: turning } : { home: turning, away: turn }
    const [one, other] = [(turn + pair) % turning, (turn - pair + turning) % turning]
    return pair % 2 === 0 ? { home: one, away: other } : { home: other, away: one }
  })
}
