import { type Fraction, fraction, plus, times } from '@fairground/game-rules/exact'
import type { SixRules } from '../../tiers/systems.ts'

/** From the first prize down; a tier with `+e` needs the further number. */
export const markSixTiers = ['6', '5+e', '5', '4+e', '4', '3+e', '3'] as const
export type MarkSixTier = (typeof markSixTiers)[number]

export const markSixRules: SixRules = {
  balls: 49,
  extra: '+e',
  tierOf: (right, hasExtra) =>
    right === 6 ? '6' : markSixTiers.find((tier) => tier === `${right}${hasExtra ? '+e' : ''}`),
}

/** Gross for one unit. */
export const fixedTiers: Readonly<Record<'4+e' | '4' | '3+e' | '3', string>> = {
  '4+e': '960',
  '4': '64',
  '3+e': '32',
  '3': '4',
}
type FixedTier = keyof typeof fixedTiers
const fixedNames = Object.keys(fixedTiers) as FixedTier[]

/** Per cent of the sales that are prizes. */
const fundPercent = 54n
/** What of the sales of a draw is for prizes. */
export const markSixFund = (salesMinor: bigint): bigint => (salesMinor * fundPercent) / 100n
/** Per cent of what the fixed prizes leave; a second or third prize that nobody wins goes to the first. */
const sharePercent = { '6': 45n, '5+e': 15n, '5': 40n } as const

export type PoolDraw = {
  /** The price of one ticket. */
  readonly unitMinor: bigint
  readonly salesMinor: bigint
  /** What earlier draws have left to the first prize. */
  readonly carryMinor: bigint
  /** What the first prize is at least, where it is won. */
  readonly floorMinor: bigint
  /** Tickets by tier. */
  readonly winners: Readonly<Partial<Record<MarkSixTier, bigint>>>
}

export type PoolEnd = {
  /** Of one ticket, for each tier that was won. */
  readonly prizeMinor: Readonly<Partial<Record<MarkSixTier, bigint>>>
  /** What rolls on, rests of divisions included. */
  readonly carryMinor: bigint
  /** What the house adds to the floor. */
  readonly houseMinor: bigint
}

/** Shares out the fund of a draw. What comes in is what is paid and what rolls on, to the last minor unit. */
export function settlePool(draw: PoolDraw): PoolEnd {
  const won = (tier: MarkSixTier): bigint => draw.winners[tier] ?? 0n
  const fund = markSixFund(draw.salesMinor)
  const wanted = fixedNames.map((tier) => ({ tier, each: times(decimalOf(tier), fraction(draw.unitMinor)) }))
  const total = plus(...wanted.map(({ tier, each }) => times(each, fraction(won(tier)))))
  // Fixed prizes that are more than the fund are all cut in proportion.
  const cut = isMore(total, fund) ? { num: fund * total.den, den: total.num } : { num: 1n, den: 1n }
  const prizes = new Map<MarkSixTier, bigint>(
    wanted.map(({ tier, each }) => [tier, floor(times(each, fraction(cut.num, cut.den)))]),
  )
  const rest = isMore(total, fund) ? 0n : fund - floor(total)
  let firstPercent: bigint = sharePercent['6']
  for (const tier of ['5+e', '5'] as const) {
    if (won(tier) === 0n) firstPercent += sharePercent[tier]
    else prizes.set(tier, (rest * sharePercent[tier]) / 100n / won(tier))
  }
  const first = draw.carryMinor + (rest * firstPercent) / 100n
  const houseMinor = won('6') > 0n && first < draw.floorMinor ? draw.floorMinor - first : 0n
  if (won('6') > 0n) prizes.set('6', (first + houseMinor) / won('6'))
  const paid = markSixTiers.reduce((sum, tier) => sum + won(tier) * (prizes.get(tier) ?? 0n), 0n)
  return {
    prizeMinor: Object.fromEntries(
      markSixTiers.filter((tier) => won(tier) > 0n).map((tier) => [tier, prizes.get(tier) ?? 0n]),
    ),
    carryMinor: draw.carryMinor + fund + houseMinor - paid,
    houseMinor,
  }
}

const decimalOf = (tier: FixedTier): Fraction => fraction(BigInt(fixedTiers[tier]))
const floor = ({ num, den }: Fraction): bigint => num / den
const isMore = ({ num, den }: Fraction, whole: bigint): boolean => num > whole * den
