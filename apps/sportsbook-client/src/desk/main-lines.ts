import type { SportsDeskMarket } from '@fairground/contract/sports-desk'

/** Of a market with lines, the one whose sides are most alike. */
export function mainLines<Market extends Pick<SportsDeskMarket, 'market' | 'outcomes'>>(
  markets: readonly Market[],
): readonly Market[] {
  const lines = Map.groupBy(markets, ({ market }) => market)
  return [...lines.values()].flatMap((own) => own.toSorted((one, other) => gapOf(one) - gapOf(other)).slice(0, 1))
}

function gapOf({ outcomes: [one, other] }: Pick<SportsDeskMarket, 'outcomes'>): number {
  return Math.abs(Number(one?.fair) - Number(other?.fair))
}
