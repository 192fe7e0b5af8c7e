import { type Plan, planStakeMinor as stakeMinor } from './plan.ts'

/** One chip on each of these spots. */
export const chipOn = (...spots: readonly string[]) => ({
  bets: spots.map((spot) => ({ spot, stakeMinor: `${stakeMinor}` })),
})

type Next = NonNullable<Plan['next']>

export const always =
  (type: string): Next =>
  () => ({ type })

/** One chip, whose row of the sheet is called as its spot. */
export const planOn = (spot: string): Plan => ({ row: spot, bet: chipOn(spot), stakeMinor })

/** An ante that is played on. */
export const planRaised = (row: string, next: Next): Plan => ({ row, bet: chipOn('ante'), stakeMinor, next })

/** A side bet: only what it is paid is looked at. */
export const planBeside = (row: string, [main, on]: readonly [string, string], next: Next): Plan => ({
  row,
  bet: chipOn(main, on),
  stakeMinor,
  on,
  next,
})
