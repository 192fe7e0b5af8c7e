/** How a bet on a line can end; the three add up to 1. Only a line of whole points can push. */
export interface LineChances {
  readonly win: number
  readonly push: number
  readonly lose: number
}

/** A whole number that play can come to, and how often it does. */
export type ValueChance = readonly [value: number, chance: number]

/** A bet that wins where the value is above the line: an over, or a side whose margin must be above minus its handicap. */
export function lineChances(chances: Iterable<ValueChance>, line: number): LineChances {
  let [win, push, lose] = [0, 0, 0]
  for (const [value, chance] of chances) {
    if (value > line) win += chance
    else if (value === line) push += chance
    else lose += chance
  }
  return { win, push, lose }
}

/** A side of a match with a handicap, such as −1.5, that is added to its margin. */
export const handicapChances = (margins: Iterable<ValueChance>, handicap: number): LineChances =>
  lineChances(margins, -handicap)
