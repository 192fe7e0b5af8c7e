import * as z from 'zod'
import { ok } from '../../../lib/outcome.ts'
import { amountFact, defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { settleHeldPrize } from '../play/index.ts'
import { detailOfHeld, heldShape } from './held-place.ts'

const Payload = z.object({
  ...heldShape,
  isPaid: z.boolean(),
  campaignId: z.string(),
  cause: z.enum(['budget', 'memberMax', 'currency']),
})

/** A prize of a vendor's campaign above what it may pay: to pay it all the same, or to refuse it for ever. */
export const heldPrizeKind = defineKind({
  kind: 'held-prize',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: Payload,
  actionOf: ({ isPaid }) => (isPaid ? 'vendor.prize-payment-' : 'vendor.prize-refusal-'),
  detailOf: (payload) => ({ ...detailOfHeld(payload), campaignId: payload.campaignId }),
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
