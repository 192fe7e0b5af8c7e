import type { SportsMatchView } from '@fairground/contract/sports'
import { fairOdds, findMarket, marketPrices } from '@fairground/sports-rules'
import { gridOf } from '../offer/price-picks.ts'

export interface EndChances {
  readonly home: number
  /** Undefined where there is none. */
  readonly draw: number | undefined
  readonly away: number
}

const winnerOf = ({ series, points }: SportsMatchView['inputs']): string => {
  if (points) return 'money-line'
  return series ? 'match-winner' : '1x2'
}

/** How likely each end of a match is by the model, as it stands now; nothing once it is over. */
export function chancesOfEnd({ inputs, state }: SportsMatchView): EndChances | undefined {
  const [grid, market] = [gridOf(inputs), findMarket(winnerOf(inputs))]
  if (!grid || !market || (state !== 'open' && state !== 'playing')) return undefined
  const of = new Map(marketPrices(market, grid).map(({ selection, chances }) => [selection, 1 / fairOdds(chances)]))
  return { home: of.get('home') ?? 0, draw: of.get('draw'), away: of.get('away') ?? 0 }
}
