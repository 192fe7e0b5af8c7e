import type { SportsMarketView } from '@fairground/contract/sports'
import { bareMarket, isFirstHalf } from '../lib/names.ts'

export const marketGroups = ['main', 'goals', 'halves', 'scores', 'combos'] as const
export type MarketGroup = (typeof marketGroups)[number]

/** In the order in which they stand. */
const members: Readonly<Record<Exclude<MarketGroup, 'halves'>, readonly string[]>> = {
  main: [
    ...['match-winner', 'map-handicap', 'set-handicap', 'total-maps', 'total-sets'],
    ...['money-line', 'points-handicap', 'total-points', 'winning-margin', 'points-odd-even'],
    ...['1x2', 'double-chance', 'asian-handicap', 'over-under', 'btts', 'draw-no-bet'],
  ],
  goals: [
    ...['next-goal', 'team-total-home', 'team-total-away', 'total-goals', 'odd-even'],
    ...['clean-sheet-home', 'clean-sheet-away'],
  ],
  scores: ['map-score', 'set-score', 'correct-score'],
  combos: ['european-handicap', 'win-from-behind'],
}

/** One market with all its lines. */
export interface MarketBlock {
  readonly code: string
  readonly lines: readonly SportsMarketView[]
}

function groupOf(code: string): MarketGroup {
  if (isFirstHalf(code) || code === 'ht-ft') return 'halves'
  const known = (['main', 'goals', 'scores'] as const).find((group) => members[group].includes(code))
  return known ?? 'combos'
}

/** The markets of a match by group; a group that has none is left out. */
export function groupsOf(markets: readonly SportsMarketView[]): ReadonlyMap<MarketGroup, readonly MarketBlock[]> {
  const blocks = [...Map.groupBy(markets, ({ market }) => market)].map(([code, lines]) => ({ code, lines }))
  const order = Object.values(members).flat()
  const placeOf = ({ code }: MarketBlock) => order.indexOf(bareMarket(code))
  const sorted = blocks.sort((one, other) => placeOf(one) - placeOf(other))
  const byGroup = Map.groupBy(sorted, ({ code }) => groupOf(code))
  return new Map(marketGroups.flatMap((group) => (byGroup.has(group) ? [[group, byGroup.get(group) ?? []]] : [])))
}
