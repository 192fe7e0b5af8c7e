import * as z from 'zod'
import { ok, refuse } from '../../../lib/outcome.ts'
import { payOutTips } from '../../money/wallet/index.ts'
import { amountFact, defineKind, textFact } from '../../site/wishes/index.ts'
import { houseVendorId } from '../catalogue/index.ts'
import { addPayout, findPaidMinor, placeOf } from './tip-payout-store.ts'

const Payload = z.object({
  ...{ tableId: z.string(), shiftKey: z.string(), currency: z.string() },
  /** Who dealt, as the studio named them. */
  dealerName: z.string().nullable(),
  /** What was given, and paid of it, when it was asked for. */
  ...{ givenMinor: z.string(), paidBeforeMinor: z.string(), amountMinor: z.string() },
})

/** Marks tips of a shift as paid to whoever dealt; the money goes from the tips of the table to the house, which paid. */
export const tipPayoutKind = defineKind({
  kind: 'tip-payout',
  asks: 'adjustments.decide',
  decides: 'adjustments.decide',
  payload: Payload,
  actionOf: () => 'tips.payout-',
  detailOf: (payload) => payload,
  describe: async (_reader, { payload: { tableId, shiftKey, dealerName, currency, givenMinor, ...sums } }) => [
    textFact('table', tableId),
    textFact('shift', [dealerName, shiftKey].filter(Boolean).join(' · ')),
    amountFact('tipsGiven', BigInt(givenMinor), currency),
    amountFact('tipsPaidBefore', BigInt(sums.paidBeforeMinor), currency),
  ],
  apply: async (tx, { id, payload, askedBy }, { at, actor }) => {
    const { tableId, currency } = payload
    const [paidBeforeMinor, amountMinor] = [BigInt(payload.paidBeforeMinor), BigInt(payload.amountMinor)]
    if ((await findPaidMinor(tx, payload)) !== paidBeforeMinor) return refuse('STATE_CONFLICT')
    const payout = { ...payload, id, paidBeforeMinor, amountMinor, askedBy, paidBy: actor.id, at }
    if (!(await addPayout(tx, payout))) return refuse('STATE_CONFLICT')
    const isPaid = await payOutTips(tx, {
      ...{ vendorId: houseVendorId, gameCode: tableId, currency, amountMinor, actor },
      ...{ payoutId: id, reference: placeOf(payload).slice(0, referenceLengthMax) },
    })
    return isPaid ? ok(null) : refuse('INSUFFICIENT_BALANCE')
  },
})

const referenceLengthMax = 128
