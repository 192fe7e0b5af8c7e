import type { Fraction } from '../../exact/fraction.ts'
import { writeFraction } from '../../exact/fraction.ts'
import { payoutOf } from './settle-spots.ts'
import type { SpotBet } from './spot-bet.ts'

/** What the chips of one round cost the house in each class of outcomes. */
export type Exposure<Outcome = unknown> = {
  readonly classCount: number
  /**
   * Classes stand in so many blocks of the same size, which come independently of each other: the worst of a round is the sum
   * of the worst of each. One block where it is left out.
   */
  readonly blockCount?: number
  /** Adds payouts less stakes of the chips to every class, in minor units: `factor` -1 takes them away again. */
  add(costs: Float64Array, chips: readonly SpotBet[], factor?: 1 | -1): void
  /** How many times the cap of its table a class may cost; once where this is absent. */
  capTimes?(index: number): number
  /** One outcome of the class: it stands for all of them. */
  outcomeOf(index: number): Outcome
}

type Parts<Spot extends string, Outcome> = {
  readonly spots: readonly Spot[]
  grossOf(spot: Spot, outcome: Outcome): Fraction
  /** All outcomes, or one of each kind. */
  readonly worstOutcomes: readonly Outcome[]
}

/** What a place returns: its different multiples, and which of them each class gives. */
type Column = { readonly multiples: readonly Fraction[]; readonly byClass: Uint8Array }

/** Outcomes that pay every place alike are one class. Worked out when it is first asked for. */
export function spotExposure<Spot extends string, Outcome>(parts: Parts<Spot, Outcome>): Exposure<Outcome> {
  let known: ReturnType<typeof columnsOf<Spot, Outcome>> | undefined
  const table = () => (known ??= columnsOf(parts))
  return {
    get classCount() {
      return table().classes.length
    },
    add(costs, chips, factor = 1) {
      const { columns } = table()
      for (const { spot, stakeMinor } of chips) {
        const column = columns.get(spot)
        if (!column) throw new Error(`there is no place ${spot}`)
        addColumn(costs, column, { stakeMinor, factor })
      }
    },
    outcomeOf(index) {
      const outcome = table().classes[index]
      if (outcome === undefined) throw new RangeError(`there is no class ${index}`)
      return outcome
    },
  }
}

function addColumn(
  costs: Float64Array,
  { multiples, byClass }: Column,
  { stakeMinor, factor }: { stakeMinor: bigint; factor: number },
): void {
  const byMultiple = multiples.map((gross) => factor * Number(payoutOf(stakeMinor, gross) - stakeMinor))
  for (let index = 0; index < byClass.length; index += 1)
    costs[index] = (costs[index] ?? 0) + (byMultiple[byClass[index] ?? 0] ?? 0)
}

function columnsOf<Spot extends string, Outcome>({ spots, grossOf, worstOutcomes }: Parts<Spot, Outcome>) {
  const classes = new Map<string, Outcome>()
  for (const outcome of worstOutcomes) {
    const key = spots.map((spot) => writeFraction(grossOf(spot, outcome))).join(' ')
    if (!classes.has(key)) classes.set(key, outcome)
  }
  const outcomes = [...classes.values()]
  const columns = new Map<string, Column>()
  for (const spot of spots) columns.set(spot, columnOf(outcomes.map((outcome) => grossOf(spot, outcome))))
  return { classes: outcomes, columns }
}

function columnOf(grosses: readonly Fraction[]): Column {
  const multiples = new Map<string, Fraction>()
  for (const gross of grosses) multiples.set(writeFraction(gross), gross)
  const places = new Map([...multiples.keys()].map((key, place) => [key, place]))
  const byClass = Uint8Array.from(grosses, (gross) => places.get(writeFraction(gross)) ?? 0)
  return { multiples: [...multiples.values()], byClass }
}
