/** Bets that run until their point or a seven: pass and come win with the point, the don't side wins with seven. */
export type LineBet = {
  readonly spot: string
  readonly isDont: boolean
  readonly stakeMinor: bigint
  /** Undefined until the first roll after the bet. */
  readonly point: number | undefined
  readonly oddsMinor: bigint
}

/** Effect of a roll on a bet: it stays, or ends and returns a multiple of the flat stake. */
export type LineResult =
  | { readonly isOver: false; readonly bet: LineBet }
  | { readonly isOver: true; readonly gross: 0n | 1n | 2n }

/** Odds on a point pay 2:1, 3:2 or 6:5; laid against it the inverse. The most are 3, 4 and 5 times the flat bet. */
export const pointOdds: Readonly<
  Record<number, { readonly num: bigint; readonly den: bigint; readonly times: bigint }>
> = {
  4: { num: 2n, den: 1n, times: 3n },
  5: { num: 3n, den: 2n, times: 4n },
  6: { num: 6n, den: 5n, times: 5n },
  8: { num: 6n, den: 5n, times: 5n },
  9: { num: 3n, den: 2n, times: 4n },
  10: { num: 2n, den: 1n, times: 3n },
}

/** Laid odds may win what taken odds may: six flat bets, whatever the point. */
const laidTimes = 6n

export function oddsMinorMax({ isDont, stakeMinor, point = 0 }: LineBet): bigint {
  return oddsTimesMax(point, isDont) * stakeMinor
}

/** How many flat bets the odds on a point, or laid against it, may be. */
export function oddsTimesMax(point: number, isDont: boolean): bigint {
  return isDont ? laidTimes : (pointOdds[point]?.times ?? 0n)
}

export function rollLineBet(bet: LineBet, total: number): LineResult {
  return bet.point === undefined ? comeOut(bet, total) : onPoint(bet, bet.point, total)
}

/** Gross payout of the odds when the flat bet has won. */
export function oddsPayout({ isDont, oddsMinor, point = 0 }: LineBet): bigint {
  const odds = pointOdds[point]
  if (!odds) return 0n
  const { num, den } = odds
  return oddsMinor + (isDont ? (oddsMinor * den) / num : (oddsMinor * num) / den)
}

/** 12 is barred on the don't side: it pushes. */
function comeOut(bet: LineBet, total: number): LineResult {
  if (total === 7 || total === 11) return { isOver: true, gross: bet.isDont ? 0n : 2n }
  if (total === 12) return { isOver: true, gross: bet.isDont ? 1n : 0n }
  if (total === 2 || total === 3) return { isOver: true, gross: bet.isDont ? 2n : 0n }
  return { isOver: false, bet: { ...bet, point: total } }
}

function onPoint(bet: LineBet, point: number, total: number): LineResult {
  if (total === 7) return { isOver: true, gross: bet.isDont ? 2n : 0n }
  if (total === point) return { isOver: true, gross: bet.isDont ? 0n : 2n }
  return { isOver: false, bet }
}
