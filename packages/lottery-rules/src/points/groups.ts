import { type Fraction, fraction, minus, times } from '@fairground/game-rules/exact'
import { givenBackMax } from '@fairground/game-rules/rebate-weight'

/** Prize groups are in 1/2000 of a stake. */
export const groupWhole = 2000

/** What an operator starts with. */
export const groupDefaults = { max: 1960, topMax: 1960, playerMax: 1950, floor: 1800, distance: 2 } as const

/** An account, and the group that it may give away. */
export type Member = { readonly id: string; readonly group: number }

export type LineBet = {
  /** The group of the house. */
  readonly maxGroup: number
  /** From the top down to the player. */
  readonly line: readonly Member[]
  /** The group at which the player bets. */
  readonly betGroup: number
  readonly stakeMinor: bigint
}

export type Shares = {
  /** By account, from the top; the share of the player is his rebate. */
  readonly shares: ReadonlyMap<string, bigint>
  /** Of the house, which stands above a top whose group is below its own. */
  readonly houseMinor: bigint
  /** What the cuts leave over; it stays with the house. */
  readonly restMinor: bigint
}

/** The share of each in a stake, exactly. With the prize group they add up to that of the house, whatever the tree. */
export function rates({ maxGroup, line, betGroup }: Omit<LineBet, 'stakeMinor'>) {
  const groups = [maxGroup, ...line.map(({ group }) => group), betGroup]
  const [house = fraction(0), ...members] = groups
    .slice(0, -1)
    .map((group, above) => fraction(group - (groups[above + 1] ?? 0), groupWhole))
  return { house, members }
}

/** What a settled stake brings to everybody in the line of its player. Each share is cut on its own. */
export function groupShares({ stakeMinor, ...bet }: LineBet): Shares {
  const { house, members } = rates(bet)
  const pool = times(fraction(stakeMinor), fraction(bet.maxGroup - bet.betGroup, groupWhole))
  return shareOut(pool, { house: times(house, fraction(stakeMinor)), line: bet.line }, (index) =>
    times(members[index] ?? fraction(0), fraction(stakeMinor)),
  )
}

/** Cuts a pool by exact shares: each is cut on its own, and what is left of the whole pool is the rest. */
export function shareOut(
  pool: Fraction,
  { house, line }: { readonly house: Fraction; readonly line: readonly { readonly id: string }[] },
  shareOf: (index: number) => Fraction,
): Shares {
  const shares = new Map(line.map(({ id }, index) => [id, cut(shareOf(index))]))
  const houseMinor = cut(house)
  const given = [...shares.values()].reduce((sum, share) => sum + share, houseMinor)
  return { shares, houseMinor, restMinor: cut(pool) - given }
}

/** The rebate of a bet below the own group, and what is taken where it is given at once. The stake stays the whole. */
export function instantRebate({ ownGroup, betGroup, stakeMinor }: Rebate): { rebateMinor: bigint; debitMinor: bigint } {
  const rebateMinor = (stakeMinor * BigInt(ownGroup - betGroup)) / BigInt(groupWhole)
  return { rebateMinor, debitMinor: stakeMinor - rebateMinor }
}
type Rebate = { readonly ownGroup: number; readonly betGroup: number; readonly stakeMinor: bigint }

/** The highest group of a house that gives this rebate besides. */
export function highestGroup(rebateRate: Fraction, rebateWeight: Fraction): number {
  return Number(cut(times(minus(givenBackMax, times(rebateRate, rebateWeight)), fraction(groupWhole))))
}

export type GroupRules = { readonly floor: number; readonly distance: number; readonly max: number }
export type GroupPlace = {
  readonly group: number
  /** Of the account above; the house's where there is none. */
  readonly parentGroup: number
  /** The highest among the accounts below. */
  readonly childGroupMax?: number
  readonly isTop?: boolean
}

/** Why an account cannot have this group; undefined when it can. */
export function groupFault(
  { group, parentGroup, childGroupMax, isTop }: GroupPlace,
  { floor, distance, max }: GroupRules,
): 'below-floor' | 'above-max' | 'too-near-parent' | 'below-child' | undefined {
  if (!Number.isInteger(group) || group < floor) return 'below-floor'
  if (group > max) return 'above-max'
  if (group > parentGroup - (isTop ? 0 : distance)) return 'too-near-parent'
  return childGroupMax !== undefined && group < childGroupMax + distance ? 'below-child' : undefined
}

const cut = ({ num, den }: Fraction): bigint => num / den
