import { type Fraction, fraction } from '../../exact/fraction.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'
import { type SpotGame, spotGame } from '../../parts/spots/spot-game.ts'
import { colourOf, type Position, positions } from './positions.ts'

export type SpinEvent = {
  readonly type: 'spin'
  readonly number: number
  readonly colour: 'green' | 'red' | 'black'
}

const bySpot = new Map(positions.map((position) => [position.spot, position]))

/** European roulette: 37 pockets and one zero, 1/37 of every bet for the house. */
export const roulette = rouletteTable('roulette', false)

/** The same wheel with la partage: even chances get half back at zero. */
export const rouletteLaPartage = rouletteTable('roulette-la-partage', true)

/** Bets that together cover more numbers than this count nothing as turnover. */
const coveredMax = 24

function rouletteTable(id: string, laPartage: boolean): SpotGame<string, number, SpinEvent> {
  return spotGame({
    id,
    version: 1,
    spots: positions.map(({ spot }) => spot),
    draw: (draws) => draws.int(37),
    eventsOf: (number) => [{ type: 'spin', number, colour: colourOf(number) }],
    grossOf: (spot, number) => rouletteGross(bySpot.get(spot), number, laPartage),
    coversAll: (bets) => new Set(bets.flatMap(({ spot }) => bySpot.get(spot)?.numbers ?? [])).size > coveredMax,
    worstOutcomes: Array.from({ length: 37 }, (_, number) => number),
  })
}

const half = fraction(1, 2)

/** Gross multiple of a chip at a position when the ball falls on `number`. */
export function rouletteGross(position: Position | undefined, number: number, laPartage: boolean): Fraction {
  if (position?.numbers.includes(number)) return paysToOne(position.paysToOne)
  return laPartage && number === 0 && position?.kind === 'even-chance' ? half : lost
}
