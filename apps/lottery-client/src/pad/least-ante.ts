import { poolRules, sharesPool } from '@fairground/lottery-rules'
import { antes } from './stake.ts'

/** The least that a unit of this play costs: tickets of a pool have a price, and several of them are its multiples. */
export const leastAnte = (lotteryId: string, tab: string): bigint =>
  (sharesPool(lotteryId, tab) ? poolRules[lotteryId]?.priceMinor : undefined) ?? antes[0] ?? 1n
