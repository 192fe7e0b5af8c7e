import { poolPlaysOf } from '../pools/pool-rules.ts'
import type { House } from './house.ts'

const stakes = { min: '100000', max: '2000000000' }
/** Where there are only tickets of pools: from the price of one, to a system of eighteen numbers. */
const poolStakes = { min: '1000000', max: '20000000000' }

/** What a ticket of a lottery may cost, in minor units of every currency. */
export const stakesOf = (house: House): { min: string; max: string } =>
  poolPlaysOf(house).length === house.rules.plays.length ? poolStakes : stakes
