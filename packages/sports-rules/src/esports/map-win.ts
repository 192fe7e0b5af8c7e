/** That A wins a map, from ratings in points of Elo. No side is at home. Source: games.md §13.1. */
export const mapWinOf = (ratingA: number, ratingB: number): number => 1 / (1 + 10 ** ((ratingB - ratingA) / 400))
