import * as z from '../base/zod.ts'
import { PswCurrency, PswId } from './psw-fields.ts'

/** How rounds were paid: cash, bought feature, free rounds or play money. */
export const returnKinds = ['staked', 'bought', 'free', 'demo'] as const

/** A sum of a whole day, which may have more digits than an amount. */
const Sum = z.string().regex(/^(0|[1-9][0-9]{0,79})$/)
const Share = z.number().min(0).max(1_000)

/** What the certificate says of such rounds, in shares of the stake. */
export const CertifiedReturn = z.object({
  /** Of the poorest bet and the richest; the same where every bet returns the same. */
  rtpMin: Share,
  rtpMax: Share,
  /** Standard deviation of one round in stakes; null where the certificate names none. */
  sd: z.number().positive().max(1_000_000).nullable(),
  /** What a player does decides too, so that poor play returns less than the poorest bet. */
  hasChoices: z.boolean(),
})
export type CertifiedReturn = z.infer<typeof CertifiedReturn>

/** What the rounds of one game brought back; sums in minor units, their squares and products beside them. */
export const VendorReturn = z.object({
  gameId: PswId,
  modelId: z.string().max(64),
  modelVersion: z.number().int(),
  kind: z.enum(returnKinds),
  currency: PswCurrency,
  rounds: z.number().int().min(1),
  stake: Sum,
  /** Without jackpots, which pools pay. */
  payout: Sum,
  payoutMax: Sum,
  stakeSquares: Sum,
  payoutSquares: Sum,
  /** Stake times payout, round by round. */
  products: Sum,
  /** Null for a model of which the vendor has no certificate any more. */
  certified: CertifiedReturn.nullable(),
})
export type VendorReturn = z.infer<typeof VendorReturn>

/** `GET /returns?from=&to=` of a vendor that lets itself be watched: the ended rounds that began in the span. */
export const VendorReturnsQuery = z.object({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
})
export const VendorReturnList = z.object({ returns: z.array(VendorReturn).max(50_000) })
export type VendorReturnList = z.infer<typeof VendorReturnList>
