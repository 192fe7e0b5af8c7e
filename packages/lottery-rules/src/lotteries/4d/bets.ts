import type { PrizeId } from './draw.ts'

type Prices = Readonly<Partial<Record<PrizeId, number>>>

/** A bet of 4D: what it pays for one unit in each prize, at the odds of the house and at those of the shops. */
export type FourBet = {
  readonly id: string
  /** The last digits of a number that count. */
  readonly digits: 3 | 4
  readonly house: Prices
  readonly shop: Prices
}

const threeA = { first: 900 }
const threeAbc = { first: 300, second: 300, third: 300 }

export const bets: readonly FourBet[] = [
  {
    id: 'big',
    digits: 4,
    house: { first: 3500, second: 1400, third: 700, special: 252, consolation: 84 },
    shop: { first: 2500, second: 1000, third: 500, special: 180, consolation: 60 },
  },
  {
    id: 'small',
    digits: 4,
    house: { first: 4830, second: 2760, third: 1380 },
    shop: { first: 3500, second: 2000, third: 1000 },
  },
  { id: '4a', digits: 4, house: { first: 9000 }, shop: { first: 6000 } },
  // The shops have no odds of their own for three digits.
  { id: '3a', digits: 3, house: threeA, shop: threeA },
  { id: '3abc', digits: 3, house: threeAbc, shop: threeAbc },
]
