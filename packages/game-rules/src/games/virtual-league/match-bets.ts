/** Kinds of bets on a match. */
export const leagueMarkets = ['result', 'double', 'goals', 'both', 'handicap', 'score'] as const
export type LeagueMarket = (typeof leagueMarkets)[number]

/** How a bet ends, in halves of its stake: those that win, and those that are given back; the rest is lost. */
export type Ending = { readonly won: 0 | 1 | 2; readonly back: 0 | 1 | 2 }

export type MatchBet = {
  readonly name: string
  readonly market: LeagueMarket
  ending(home: number, away: number): Ending
  /** Of handicaps: what the side is given, in quarters of a goal. */
  readonly quarters?: number
}

const won: Ending = { won: 2, back: 0 }
const lost: Ending = { won: 0, back: 0 }

/** A bet that wins or loses whole. */
const plain = (name: string, market: LeagueMarket, wins: (home: number, away: number) => boolean): MatchBet => ({
  ...{ name, market },
  ending: (home, away) => (wins(home, away) ? won : lost),
})

/** Scores that can be named: 0-0 to 4-4; any other is one bet. */
const namedMax = 4
const named = Array.from({ length: namedMax + 1 }, (_, goals) => goals)
const isNamed = (home: number, away: number): boolean => home <= namedMax && away <= namedMax

/** Lines of all goals of a match, in tenths; the middle one has the names that it always had. */
export const goalLines = [5, 15, 25, 35, 45] as const
const middleLine = 25
export const goalsBet = (side: 'over' | 'under', tenths: number): string =>
  tenths === middleLine ? side : `${side}-${tenths}`

const goalsBets = goalLines.flatMap((tenths) => [
  plain(goalsBet('over', tenths), 'goals', (home, away) => 10 * (home + away) > tenths),
  plain(goalsBet('under', tenths), 'goals', (home, away) => 10 * (home + away) < tenths),
])

/** Further than any line that the strongest home and away sides need. */
const quartersMax = 11
export const handicapBet = (side: 'home' | 'away', quarters: number): string =>
  `${side}-${quarters < 0 ? 'minus' : 'plus'}-${Math.abs(quarters)}`

/** What quarters of a goal above the line come to: on a quarter line half of the stake is on each of the lines beside it. */
function endingAbove(quarters: number): Ending {
  if (quarters === 0) return { won: 0, back: 2 }
  if (Math.abs(quarters) === 1) return quarters > 0 ? { won: 1, back: 1 } : { won: 0, back: 1 }
  return quarters > 0 ? won : lost
}

const handicapBets = Array.from({ length: 2 * quartersMax + 1 }, (_, step) => step - quartersMax).flatMap(
  (quarters): MatchBet[] => [
    {
      ...{ name: handicapBet('home', quarters), market: 'handicap', quarters },
      ending: (home, away) => endingAbove(4 * (home - away) + quarters),
    },
    {
      ...{ name: handicapBet('away', quarters), market: 'handicap', quarters },
      ending: (home, away) => endingAbove(4 * (away - home) + quarters),
    },
  ],
)

/** All bets on one match. */
export const matchBets: readonly MatchBet[] = [
  plain('home', 'result', (home, away) => home > away),
  plain('draw', 'result', (home, away) => home === away),
  plain('away', 'result', (home, away) => home < away),
  plain('both', 'both', (home, away) => home > 0 && away > 0),
  plain('not-both', 'both', (home, away) => home === 0 || away === 0),
  plain('home-or-draw', 'double', (home, away) => home >= away),
  plain('home-or-away', 'double', (home, away) => home !== away),
  plain('draw-or-away', 'double', (home, away) => home <= away),
  ...goalsBets,
  ...handicapBets,
  ...named.flatMap((h) =>
    named.map((a) => plain(`score-${h}-${a}`, 'score', (home, away) => home === h && away === a)),
  ),
  plain('score-other', 'score', (home, away) => !isNamed(home, away)),
]

/**
 * Bets that cover each other whatever the score, in the order in which their stakes are netted: a club and the double chance
 * without it, all three double chances, and both sides of a handicap. Groups may share places.
 */
export const covering: readonly (readonly string[])[] = [
  ['home', 'draw-or-away'],
  ['draw', 'home-or-away'],
  ['away', 'home-or-draw'],
  ['home-or-draw', 'home-or-away', 'draw-or-away'],
  ...handicapBets.flatMap(({ name, quarters = 0 }) =>
    name.startsWith('home-') ? [[name, handicapBet('away', -quarters)]] : [],
  ),
]

/** Bets of one match of which exactly one wins, whatever the score. */
export const opposites: readonly (readonly string[])[] = [
  ['home', 'draw', 'away'],
  ['both', 'not-both'],
  ...goalLines.map((tenths) => [goalsBet('over', tenths), goalsBet('under', tenths)]),
  matchBets.filter(({ market }) => market === 'score').map(({ name }) => name),
]
