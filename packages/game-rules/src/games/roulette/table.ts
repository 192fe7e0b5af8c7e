import { spotTable } from '../../parts/spots/spot-table.ts'
import { markOfNumber } from './marks.ts'
import { positions } from './positions.ts'
import { roulette, rouletteLaPartage } from './roulette.ts'
import { rouletteReadings } from './roulette-readings.ts'

type Roulette = typeof roulette

const kinds = new Map(positions.map(({ spot, kind }) => [spot, kind]))

const numbers = 37
/** The wheel turns for so many steps. */
const spinSteps = 6

const rouletteTableOf = (id: string, { spotRules }: Roulette) =>
  spotTable(spotRules, {
    id,
    version: 1,
    groups: { main: 1, dozens: 2, lines: 8, numbers: 20 },
    groupOf(spot) {
      const kind = kinds.get(spot)
      if (kind === 'even-chance') return 'main'
      if (kind === 'dozen' || kind === 'column') return 'dozens'
      return kind === 'straight' ? 'numbers' : 'lines'
    },
    readings: rouletteReadings,
    momentsOf: (events, { stepMs }) => events.map(() => spinSteps * stepMs),
    markOf: markOfNumber,
    tally: { size: numbers, of: (number) => number },
  })

export const rouletteTable = rouletteTableOf('live-roulette', roulette)

export const rouletteLaPartageTable = rouletteTableOf('live-roulette-la-partage', rouletteLaPartage)
