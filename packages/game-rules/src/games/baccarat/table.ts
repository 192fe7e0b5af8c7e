import { type Layout, spotTable } from '../../parts/spots/spot-table.ts'
import { baccarat, baccaratNoCommission, type Played } from './baccarat.ts'
import { baccaratReadings } from './baccarat-readings.ts'

const mainSpots = ['player', 'banker']

/** The shoe and the two hands for everybody. Marks: B banker, P player, T tie. */
export const baccaratLayout: Omit<Layout<Played>, 'id' | 'version'> = {
  groups: { main: 1, tie: 5, sides: 10 },
  groupOf(spot) {
    if (mainSpots.includes(spot)) return 'main'
    return spot === 'tie' ? 'tie' : 'sides'
  },
  markOf({ result: { playerTotal, bankerTotal } }) {
    if (playerTotal === bankerTotal) return 'T'
    return bankerTotal > playerTotal ? 'B' : 'P'
  },
}

const baccaratTableOf = (id: string, { spotRules }: typeof baccarat) =>
  spotTable(spotRules, { ...baccaratLayout, id, version: 1, readings: baccaratReadings })

export const baccaratTable = baccaratTableOf('live-baccarat', baccarat)

export const noCommissionTable = baccaratTableOf('live-baccarat-no-commission', baccaratNoCommission)
