import { expectedHome } from '../football/elo.ts'

/** That A wins a map, from ratings in points of Elo. No side is at home. */
export const mapWinOf = (ratingA: number, ratingB: number): number => expectedHome({ home: ratingA, away: ratingB }, 0)
