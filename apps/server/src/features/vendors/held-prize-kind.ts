import * as z from 'zod'
import { ok } from '../../lib/outcome.ts'
import { settleHeldPrize } from '../play/index.ts'
import { amountFact, defineKind, keyFact, textFact } from '../wishes/index.ts'

const Payload = z.object({
  vendorId: z.string(),
  transactionId: z.string(),
  isPaid: z.boolean(),
  account: z.string(),
  campaignId: z.string(),
  cause: z.enum(['budget', 'memberMax', 'currency']),
  currency: z.string(),
  amountMinor: z.string(),
})

/** A prize of a vendor's campaign above what it may pay: to pay it all the same, or to refuse it for ever. */
export const heldPrizeKind = defineKind({
  kind: 'held-prize',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: Payload,
  actionOf: ({ isPaid }) => (isPaid ? 'vendor.prize-payment-' : 'vendor.prize-refusal-'),
  detailOf: ({ vendorId, transactionId, account, campaignId, amountMinor, currency }) => ({
    ...{ vendorId, transactionId, account, campaignId, amountMinor, currency },
  }),
  describe: async (_reader, { payload }) => {
    const { vendorId, account, currency, amountMinor, campaignId, cause, isPaid } = payload
    return [
      keyFact('verdict', isPaid ? 'vendors.payPrize' : 'vendors.refusePrize'),
      textFact('vendor', vendorId),
      textFact('campaign', campaignId),
      textFact('account', account),
      amountFact('prize', BigInt(amountMinor), currency),
      keyFact('cause', `vendors.prizeCause.${cause}`),
    ]
  },
  apply: async (tx, { payload: { vendorId, transactionId, isPaid } }, { at }) => {
    const settled = await settleHeldPrize(tx, { vendorId, transactionId, isPaid, now: at })
    return settled.ok ? ok(null) : settled
  },
})
