import * as z from 'zod'
import { ok } from '../../../lib/outcome.ts'
import { amountFact, defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { findAdjustedRound, settleHeldAdjustment } from '../play/index.ts'
import { detailOfHeld, heldShape } from './held-place.ts'

const Payload = z.object({
  ...heldShape,
  isBooked: z.boolean(),
  originalTransactionId: z.string(),
  roundId: z.string(),
})

/** A vendor's correction out of bounds: to book it, or to refuse it for ever. */
export const heldAdjustmentKind = defineKind({
  kind: 'held-adjustment',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: Payload,
  actionOf: ({ isBooked }) => (isBooked ? 'vendor.adjustment-booking-' : 'vendor.adjustment-refusal-'),
  detailOf: (payload) => detailOfHeld(payload),
  describe: async (reader, { payload }) => {
    const { vendorId, account, currency, amountMinor, originalTransactionId, roundId, isBooked } = payload
    const round = await findAdjustedRound(reader, vendorId, roundId)
    return [
      keyFact('verdict', isBooked ? 'vendors.bookHeld' : 'vendors.refuseHeld'),
      textFact('vendor', vendorId),
      textFact('account', account),
      amountFact('correction', BigInt(amountMinor), currency),
      textFact('bet', originalTransactionId),
      ...(round
        ? [amountFact('staked', round.stakesMinor, currency), amountFact('paid', round.paidMinor, currency)]
        : []),
    ]
  },
  apply: async (tx, { payload: { vendorId, transactionId, isBooked } }, { at }) => {
    const settled = await settleHeldAdjustment(tx, { vendorId, transactionId, isBooked, now: at })
    return settled.ok ? ok(null) : settled
  },
})
