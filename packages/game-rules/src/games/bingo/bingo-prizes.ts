/** In the order they are won: two lines are never done before one, nor a full house before two lines. */
export const bingoPrizes = ['line', 'two-lines', 'house'] as const
export type BingoPrize = (typeof bingoPrizes)[number]

/** Percent of the prizes of a round. Source: the studio's book, bingo. */
const percents: Readonly<Record<BingoPrize, bigint>> = { line: 20n, 'two-lines': 25n, house: 55n }
/** Percent of ticket sales: prizes, what the jackpot grows by, and what is kept for the jackpot after it. */
const salesPercents = { prizes: 90n, meter: 4n, reserve: 1n }
const whole = 100n

/** Where the money of a round's tickets goes; the parts are the sales, to the unit. */
export type SalesSplit = {
  readonly prizesMinor: Readonly<Record<BingoPrize, bigint>>
  readonly meterMinor: bigint
  readonly reserveMinor: bigint
  /** What the house keeps. */
  readonly houseMinor: bigint
}

/** Splits the sales; every part but the house's is cut down, and the full house takes what the lines leave of the prizes. */
export function splitSales(salesMinor: bigint): SalesSplit {
  const potMinor = partOf(salesMinor, salesPercents.prizes)
  const line = partOf(potMinor, percents.line)
  const twoLines = partOf(potMinor, percents['two-lines'])
  const meterMinor = partOf(salesMinor, salesPercents.meter)
  const reserveMinor = partOf(salesMinor, salesPercents.reserve)
  return {
    prizesMinor: { line, 'two-lines': twoLines, house: potMinor - line - twoLines },
    meterMinor,
    reserveMinor,
    houseMinor: salesMinor - potMinor - meterMinor - reserveMinor,
  }
}

/** Equal shares, cut to whole units; what is left over goes to the jackpot. `winners` is at least 1. */
export const shareOut = (amountMinor: bigint, winners: number): bigint => amountMinor / BigInt(winners)

const partOf = (amountMinor: bigint, percent: bigint): bigint => (amountMinor * percent) / whole
