import { wheelOrder } from './positions.ts'

/** A call bet as chips on places of the layout, in units of one chip. */
export type CallBet = readonly { readonly spot: string; readonly chips: number }[]

export type CallBetName = 'voisins' | 'tiers' | 'orphelins' | 'zero'

const one = (...spots: readonly string[]): CallBet => spots.map((spot) => ({ spot, chips: 1 }))

/** The racetrack: neighbours of zero 9 chips, the third 6, the orphans 5, the zero game 4. */
export const callBets: Readonly<Record<CallBetName, CallBet>> = {
  voisins: [
    { spot: '0-2-3', chips: 2 },
    ...one('4-7', '12-15', '18-21', '19-22', '32-35'),
    { spot: '25-26-28-29', chips: 2 },
  ],
  tiers: one('5-8', '10-11', '13-16', '23-24', '27-30', '33-36'),
  orphelins: one('1', '6-9', '14-17', '17-20', '31-34'),
  zero: one('26', '0-3', '12-15', '32-35'),
}

/** One chip on a number and on each of its `reach` neighbours to either side on the wheel. */
export function neighboursOf(number: number, reach: number): CallBet {
  const place = wheelOrder.indexOf(number)
  const pockets = Array.from({ length: 2 * reach + 1 }, (_, index) => (place - reach + index + 37) % 37)
  return one(...pockets.map((pocket) => `${wheelOrder[pocket]}`))
}

/** One chip on every number that ends in this digit. */
export function finalsOf(digit: number): CallBet {
  return one(...[digit, digit + 10, digit + 20, digit + 30].filter((number) => number <= 36).map(String))
}
