import * as z from '../base/zod.ts'
import { PswId } from './psw-fields.ts'

/** A share or a number of stakes, as a decimal that was cut and never rounded. */
const Decimal = z.string().regex(/^\d{1,9}(\.\d{1,12})?$/)

/** A model that games of the vendor play, with its certificate. */
export const VendorModel = z.object({
  modelId: z.string().max(64),
  version: z.number().int(),
  /** A round is over with its bet, goes on by the player's actions, or is the same for everybody. */
  engine: z.enum(['slot', 'instant', 'shared', 'fishing']),
  hash: z.string().max(128),
  method: z.enum(['exact', 'closed', 'played', 'enumerated']),
  certifiedOn: z.iso.date(),
  /** Of the poorest bet and the richest; the same where every bet returns the same. Without a jackpot. */
  rtpMin: Decimal,
  rtpMax: Decimal,
  /** With the jackpot, where there is one. */
  rtpTotal: Decimal.nullable(),
  rtpBought: Decimal.nullable(),
  sd: Decimal.nullable(),
  hitMin: Decimal,
  hitMax: Decimal,
  maxWinX: z.number().int(),
  /** Stop combinations or rounds; bets of a sheet. */
  counted: z.number().int(),
  jackpotId: PswId.nullable(),
})
export type VendorModel = z.infer<typeof VendorModel>

/** `GET /models` of a vendor that shows its certificates. */
export const VendorModelList = z.object({ models: z.array(VendorModel).max(2_000) })
export type VendorModelList = z.infer<typeof VendorModelList>
