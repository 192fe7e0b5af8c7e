import { fraction } from '@fairground/game-rules/exact'
import { amountOfTyped, getCurrency, parseAmount } from '@fairground/money'
import { betCount, namedSystems, settleSlip, stakeOf } from '@fairground/sports-rules'
import { exactPrice } from '../odds/odds-text.ts'
import { modeOf, type Slip, type TypedAs } from './slip.ts'

export interface SlipSums {
  readonly bets: bigint
  readonly unitMinor: bigint
  readonly stakeMinor: bigint
  /** Where every leg wins. */
  readonly returnMinor: bigint
}

export interface System {
  readonly id: string
  readonly sizes: readonly number[]
}

/** The systems for a number of legs: every size by itself, then those with a name. */
export function systemsOf(legs: number): readonly System[] {
  const bySize = Array.from({ length: Math.max(0, legs - 2) }, (_, at) => ({
    id: `${at + 2}/${legs}`,
    sizes: [at + 2],
  }))
  const named = Object.entries(namedSystems).filter(([, system]) => system.legs === legs)
  return [...bySize, ...named.map(([id, { sizes }]) => ({ id, sizes }))]
}

/** Of which sizes the bets of the slip are. */
export function sizesOf(slip: Slip): readonly number[] {
  const legs = slip.legs.length
  const mode = modeOf(slip)
  if (mode === 'single') return [1]
  if (mode === 'parlay') return [legs]
  return systemOf(slip)?.sizes ?? [legs]
}

/** The system that was chosen, else the first there is. */
export function systemOf({ sizes, legs }: Slip): System | undefined {
  const systems = systemsOf(legs.length)
  return systems.find((one) => one.sizes.join() === sizes?.join()) ?? systems[0]
}

/** What the slip costs and returns at these prices; `typedMinor` is what stands in the box. */
export function sumsOf(
  prices: readonly string[],
  sizes: readonly number[],
  typedMinor: bigint,
  typedAs: TypedAs,
): SlipSums {
  const bets = betCount(prices.length, sizes)
  const unitMinor = typedAs === 'stake' ? typedMinor : unitToWin(prices, sizes, typedMinor)
  const { stakeMinor, payoutMinor } = settleSlip({ factors: prices.map(exactPrice), sizes, unitStakeMinor: unitMinor })
  return { bets, unitMinor, stakeMinor, returnMinor: payoutMinor }
}

/** Stakes are kept to whole units of the currency. */
const wholeMinor = 100n

/** The smallest whole stake of each bet whose win, all legs won, reaches the amount. */
function unitToWin(prices: readonly string[], sizes: readonly number[], winMinor: bigint): bigint {
  if (winMinor === 0n) return 0n
  const scale = 100n ** BigInt(prices.length)
  const { bets, payoutMinor } = settleSlip({ factors: prices.map(exactPrice), sizes, unitStakeMinor: scale })
  const stake = stakeOf('to-win', winMinor, fraction(payoutMinor, scale * bets))
  const unit = (stake + bets - 1n) / bets
  return ((unit + wholeMinor - 1n) / wholeMinor) * wholeMinor
}

/** What was typed, in minor units; nothing while it is no amount. */
export function typedMinorOf(typed: string, currency: string): bigint {
  const amount = amountOfTyped(typed)
  return (amount === undefined ? undefined : parseAmount(amount, getCurrency(currency))) ?? 0n
}

/** Minor units as the box holds them. */
export function typedOf(minor: bigint): string {
  const [whole, part] = [minor / wholeMinor, minor % wholeMinor]
  return part === 0n ? `${whole}` : `${whole}.${`${part}`.padStart(2, '0')}`
}

/** The price of the whole slip, where it is one bet: two decimals, cut. */
export function combinedPrice(prices: readonly string[]): string {
  const scale = 100n ** BigInt(prices.length)
  const { payoutMinor } = settleSlip({
    factors: prices.map(exactPrice),
    sizes: [prices.length],
    unitStakeMinor: scale,
  })
  const x100 = (payoutMinor * 100n) / scale
  return `${x100 / 100n}.${`${x100 % 100n}`.padStart(2, '0')}`
}
