import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { Draws } from '../../instant/instant-game.ts'
import { lost } from '../../parts/spots/pays.ts'
import type { SpotRules } from '../../parts/spots/spot-game.ts'

/** Places for chips: the number pays so many to 1. */
export const wheelSpots = ['1', '2', '5', '10', '20', '40'] as const
export type WheelSpot = (typeof wheelSpots)[number]
export type WheelSymbol = WheelSpot | '2x' | '7x'

/** Clockwise, 54 segments of the same width: 1 × 23, 2 × 15, 5 × 7, 10 × 4, 20 × 2, 40, 2x and 7x. */
export const wheelSymbols = (
  '40 10 2 1 5 1 2 1 2 1 20 2 5 1 2 10 1 2 1 5 1 2 1 2x 1 2 5 1 2 10 1 2 1 5 1 2 1 20 1 2 1 5 10 1 2 1 7x ' +
  '1 2 1 5 1 2 1'
).split(' ') as readonly WheelSymbol[]

export const timesOf: Readonly<Partial<Record<WheelSymbol, bigint>>> = { '2x': 2n, '7x': 7n }
/** However long a chain of multipliers is, a chip never returns more stakes than this. */
export const wheelMaxX = 10_000
const maxGross = fraction(wheelMaxX)

/** Segments in the order in which the wheel stopped at them: multipliers, and a number at last. */
export type WheelStops = readonly number[]
type SpinEvent = { readonly type: 'spin'; readonly segment: number }
type LandedEvent = { readonly type: 'landed'; readonly symbol: WheelSymbol; readonly multiplier: string }
export type WheelEvent = SpinEvent | LandedEvent

export const symbolAt = (segment: number): WheelSymbol => {
  const symbol = wheelSymbols[segment]
  if (symbol === undefined) throw new RangeError(`the wheel has no segment ${segment}`)
  return symbol
}
export const isMultiplier = (segment: number): boolean => timesOf[symbolAt(segment)] !== undefined

/** What the multipliers make together. */
export const multiplierOf = (stops: WheelStops): bigint =>
  stops.reduce((product, segment) => product * (timesOf[symbolAt(segment)] ?? 1n), 1n)

export const moneyWheel: SpotRules<WheelSpot, WheelStops, WheelEvent> = {
  id: 'money-wheel',
  version: 1,
  spots: wheelSpots,
  draw(draws: Draws) {
    const stops = [draws.int(wheelSymbols.length)]
    while (isMultiplier(stops.at(-1) ?? 0)) stops.push(draws.int(wheelSymbols.length))
    return stops
  },
  eventsOf: (stops) => [
    ...stops.map((segment): SpinEvent => ({ type: 'spin', segment })),
    { type: 'landed', symbol: symbolAt(stops.at(-1) ?? 0), multiplier: `${multiplierOf(stops)}` },
  ],
  grossOf: (spot, stops) =>
    spot === symbolAt(stops.at(-1) ?? 0) ? leastOf(winOf(spot, multiplierOf(stops)), maxGross) : lost,
  opposites: [wheelSpots],
  /** Without multipliers; what lies behind them is a class of its own at the table. */
  worstOutcomes: wheelSpots.map((spot) => [wheelSymbols.indexOf(spot)]),
}

/** The stake and its net win, times what the multipliers make. */
export const winOf = (spot: WheelSpot, multiplier: bigint): Fraction => fraction(BigInt(spot) * multiplier + 1n)

const leastOf = (a: Fraction, b: Fraction): Fraction => (a.num * b.den < b.num * a.den ? a : b)
