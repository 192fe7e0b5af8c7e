import { handicapChances, type LineChances, lineChances, type ValueChance } from '../chances/line-chances.ts'
import { type Normal, roundedNormal } from './rounded-normal.ts'

/** What a game is expected to come to in regulation, in points: the margin of the home side and the points of both. */
export interface BasketballGame {
  readonly spread: number
  readonly total: number
}

/** Where a game stands: points so far, and the share of the time that is left. */
export interface BasketballState {
  readonly margin: number
  readonly total: number
  /** Of regulation, or of the overtime that is played. 0: the time is up. */
  readonly left: number
  readonly isOvertime: boolean
}

/** Parts of a game that are bet on without overtimes, by their share of its time. */
export const periodShares = { quarter: 1 / 4, half: 1 / 2 } as const

/** Standard deviations of regulation, and of an overtime in points. */
export const marginSd = 12
export const totalSd = 18
export const overtimeMarginSd = 5
/** Minutes of an overtime, of the minutes of regulation. */
export const overtimeShare = 5 / 48

/** Chances below this are left out of a sum of overtimes. */
const smallest = 1e-15

export const tipOff: BasketballState = { margin: 0, total: 0, left: 1, isOvertime: false }

/** The margin of the home side over a share of regulation: mean × share, standard deviation × √share. */
export const shareMargins = ({ spread }: BasketballGame, share: number): ValueChance[] =>
  roundedNormal(shareOf({ mean: spread, sd: marginSd }, share))

/** The points of both sides over a share of regulation. */
export const shareTotals = ({ total }: BasketballGame, share: number): ValueChance[] =>
  roundedNormal(shareOf({ mean: total, sd: totalSd }, share))

const shareOf = ({ mean, sd }: Normal, share: number): Normal => ({ mean: mean * share, sd: sd * Math.sqrt(share) })

const overtimeMargin = ({ spread }: BasketballGame): Normal => ({ mean: spread * overtimeShare, sd: overtimeMarginSd })
const overtimeTotal = ({ total }: BasketballGame): Normal => shareOf({ mean: total, sd: totalSd }, overtimeShare)

/** The margin when the time that runs is up, from any state: 0 asks for an overtime, or for another. */
export function marginsAtTime(game: BasketballGame, { margin, left, isOvertime }: BasketballState): ValueChance[] {
  const rest = isOvertime ? roundedNormal(shareOf(overtimeMargin(game), left)) : shareMargins(game, left)
  return rest.map(([points, chance]) => [margin + points, chance])
}

/** That the game is level when the time that runs is up. */
export const levelChance = (game: BasketballGame, state: BasketballState = tipOff): number =>
  levelOf(marginsAtTime(game, state))

const levelOf = (margins: readonly ValueChance[]): number => margins.find(([points]) => points === 0)?.[1] ?? 0

/** The margin at the end, all overtimes counted. */
export function finalMargins(game: BasketballGame, state: BasketballState = tipOff): ValueChance[] {
  const margins = marginsAtTime(game, state)
  const overtime = roundedNormal(overtimeMargin(game))
  const share = levelOf(margins) / (1 - levelOf(overtime))
  return [...margins, ...overtime.map(([points, chance]): ValueChance => [points, chance * share])].filter(
    ([points]) => points !== 0,
  )
}

/** The points of both sides at the end, all overtimes counted. They do not depend on the margin, but for those overtimes. */
export function finalTotals(game: BasketballGame, state: BasketballState = tipOff): ValueChance[] {
  const { total, left, isOvertime } = state
  const rest = isOvertime ? roundedNormal(shareOf(overtimeTotal(game), left)) : shareTotals(game, left)
  let now: ValueChance[] = rest.map(([points, chance]) => [total + points, chance])
  let another = levelChance(game, state)
  const again = levelOf(roundedNormal(overtimeMargin(game)))
  const overtime = roundedNormal(overtimeTotal(game))
  const totals: ValueChance[] = []
  while (now.length > 0) {
    for (const [points, chance] of now) totals.push([points, chance * (1 - another)])
    now = added(now, overtime, another)
    another = again
  }
  return totals
}

/** Every sum of one of each, and a share of its chance; of lists of points without gaps. */
function added(some: readonly ValueChance[], others: readonly ValueChance[], share: number): ValueChance[] {
  const likely = some.filter(([, chance]) => chance * share >= smallest)
  if (likely.length === 0) return []
  // Plain loops over doubles: this is where the time of a price goes.
  const [ones, more] = [chancesOf(likely), chancesOf(others)]
  const sums = new Float64Array(likely.length + others.length - 1)
  for (let one = 0; one < likely.length; one += 1) {
    const chance = (ones[one] ?? 0) * share
    for (let other = 0; other < others.length; other += 1)
      sums[one + other] = (sums[one + other] ?? 0) + chance * (more[other] ?? 0)
  }
  const first = (likely[0]?.[0] ?? 0) + (others[0]?.[0] ?? 0)
  return Array.from(sums, (chance, index) => [first + index, chance])
}

const chancesOf = (list: readonly ValueChance[]): Float64Array => Float64Array.from(list, ([, chance]) => chance)

/** The home side with a handicap, overtimes counted. At 0 it is the money line. */
export const homeChances = (game: BasketballGame, handicap: number, state?: BasketballState): LineChances =>
  handicapChances(finalMargins(game, state), handicap)

/** Over a number of points, overtimes counted. */
export const overChances = (game: BasketballGame, line: number, state?: BasketballState): LineChances =>
  lineChances(finalTotals(game, state), line)
