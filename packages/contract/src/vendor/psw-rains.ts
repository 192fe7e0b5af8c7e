import * as z from '../base/zod.ts'
import { PswCurrency, PswId, PswStake, PswSum, RequestUuid } from './psw-fields.ts'

export const rainQuantityMax = 200
/** The campaign of the house studio that pays what free bets of rains win. */
export const rainCampaignId = 'rain'
/** The table that they fall at. */
export const rainTableId = 'crash'
/** How long a rain can be caught from. */
export const rainMs = 60_000

/**
 * `POST /rains` of the house studio: free bets that fall at a table of shared rounds, for whoever of its players is quick.
 * The same `rainId` again answers the first outcome and lets nothing fall again.
 */
export const VendorRain = z.object({
  requestId: RequestUuid,
  rainId: PswId,
  tableId: PswId,
  currency: PswCurrency,
  quantity: z.number().int().min(1).max(rainQuantityMax),
  /** Of each free bet: it is not given back with a win. */
  stake: PswStake,
  /** Of each free bet: at this win the bet is cashed out. */
  winMax: PswStake,
  /** The campaign whose prizes the wins are told as. */
  campaignId: PswId,
})
export type VendorRain = z.infer<typeof VendorRain>

/** `REFUSED` is for good; `NOTHING_LEFT`: every free bet was caught, or the rain was over, before it could be cancelled. */
export const vendorRainCodes = ['OK', 'REFUSED', 'RAIN_MISMATCH', 'RAIN_NOT_FOUND', 'NOTHING_LEFT'] as const

/** To the rain, to `GET /rains/{id}` and to `DELETE /rains/{id}`. `remaining` can be caught; after a cancel: was taken back. */
export const VendorRainAnswer = z.object({
  code: z.enum(vendorRainCodes),
  remaining: z.number().int().min(0).max(rainQuantityMax),
  /** Of those that were caught: how many stand in a round or did. */
  played: z.number().int().min(0).max(rainQuantityMax),
  /** What they won so far. */
  won: PswSum,
  openUntil: z.iso.datetime({ offset: true }).nullable(),
  replayed: z.boolean().optional(),
})
export type VendorRainAnswer = z.infer<typeof VendorRainAnswer>
