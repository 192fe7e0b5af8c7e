import { type Fraction, fraction } from '../../exact/fraction.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'
import { spotGame } from '../../parts/spots/spot-game.ts'

export type XocDiaSpot = 'even' | 'odd' | 'four-red' | 'four-white' | 'three-red' | 'three-white' | 'two-two'

type CoinsEvent = { readonly type: 'coins'; readonly red: readonly boolean[]; readonly reds: number }

export const coinCount = 4
const [half, three, two] = [fraction(99, 50), fraction(19, 5), fraction(5, 2)]

/** What each place returns for a number of reds, stake included. */
const pays: Readonly<Record<XocDiaSpot, (reds: number) => Fraction>> = {
  even: (reds) => (reds % 2 === 0 ? half : lost),
  odd: (reds) => (reds % 2 === 1 ? half : lost),
  'four-red': (reds) => (reds === 4 ? paysToOne(14) : lost),
  'four-white': (reds) => (reds === 0 ? paysToOne(14) : lost),
  'three-red': (reds) => (reds === 3 ? three : lost),
  'three-white': (reds) => (reds === 1 ? three : lost),
  'two-two': (reds) => (reds === 2 ? two : lost),
}
const spots = Object.keys(pays) as XocDiaSpot[]

/** Four coins under a bowl. */
export const xocDia = spotGame<XocDiaSpot, readonly boolean[], CoinsEvent>({
  id: 'xoc-dia',
  version: 1,
  spots,
  draw: (draws) => Array.from({ length: coinCount }, () => draws.int(2) === 1),
  eventsOf: (red) => [{ type: 'coins', red, reds: redsOf(red) }],
  grossOf: (spot, red) => pays[spot](redsOf(red)),
  opposites: [
    ['even', 'odd'],
    ['four-red', 'four-white', 'three-red', 'three-white', 'two-two'],
  ],
  worstOutcomes: Array.from({ length: coinCount + 1 }, (_, reds) =>
    Array.from({ length: coinCount }, (_coin, index) => index < reds),
  ),
})

export const redsOf = (red: readonly boolean[]): number => red.filter(Boolean).length
