import { printedX10000 } from '../../instant/multiplier.ts'

export const keno80PicksMax = 10

/** Pays by number of hits; the first is for one pick. */
const pickPays: readonly Readonly<Record<number, number>>[] = [
  { 1: 3.8 },
  { 1: 1, 2: 9 },
  { 2: 2.5, 3: 42 },
  { 2: 1, 3: 8, 4: 120 },
  { 3: 3, 4: 25, 5: 600 },
  { 3: 2, 4: 8, 5: 80, 6: 1500 },
  { 3: 1, 4: 4, 5: 30, 6: 220, 7: 5000 },
  { 4: 3, 5: 14, 6: 100, 7: 800, 8: 15000 },
  { 4: 1, 5: 8, 6: 45, 7: 300, 8: 3000, 9: 25000 },
  { 0: 3, 5: 4, 6: 20, 7: 130, 8: 900, 9: 5000, 10: 100000 },
]

/** What each number of hits pays in ten-thousandths of the stake, for 0 hits and up. */
export const keno80Pays = (picks: number): readonly number[] =>
  Array.from({ length: picks + 1 }, (_, hits) => printedX10000(pickPays[picks - 1]?.[hits] ?? 0))

/** What is known of a draw when it is looked at as a whole. */
export type Keno80Draw = { readonly sum: number /** How many of the twenty are 1 … 40. */; readonly low: number }

export type Keno80SideRule = { readonly x10000: number; isWon(draw: Keno80Draw): boolean }

const between = (lowest: number, highest: number, pays: number): Keno80SideRule => ({
  x10000: printedX10000(pays),
  isWon: ({ sum }) => sum >= lowest && sum <= highest,
})
const drawWith = (pays: number, isWon: (draw: Keno80Draw) => boolean) => ({ x10000: printedX10000(pays), isWon })

export type Keno80Side = (typeof keno80Sides)[number]

/** Bets on the sum of the twenty numbers, on its parity, and on where the numbers lie. */
export const keno80Sides = [
  'over',
  'under',
  'exactly-810',
  'odd',
  'even',
  'more-low',
  'more-high',
  'ten-ten',
  'gold',
  'wood',
  'water',
  'fire',
  'earth',
] as const

export const keno80SideRules: Readonly<Record<Keno80Side, Keno80SideRule>> = {
  over: between(811, 1410, 1.95),
  under: between(210, 809, 1.95),
  'exactly-810': between(810, 810, 200),
  odd: drawWith(1.95, ({ sum }) => sum % 2 === 1),
  even: drawWith(1.95, ({ sum }) => sum % 2 === 0),
  'more-low': drawWith(2.3, ({ low }) => low > 10),
  'more-high': drawWith(2.3, ({ low }) => low < 10),
  'ten-ten': drawWith(4.6, ({ low }) => low === 10),
  gold: between(210, 695, 9.2),
  wood: between(696, 763, 4.6),
  water: between(764, 855, 2.4),
  fire: between(856, 923, 4.6),
  earth: between(924, 1410, 9.2),
}
