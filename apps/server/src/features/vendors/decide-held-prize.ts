import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { findPrizeHold } from '../play/index.ts'
import { type Caller, findOpenWish, sayYes, type Wish } from '../wishes/index.ts'
import { placeOfHeld } from './held-adjustment-kind.ts'
import { heldPrizeKind } from './held-prize-kind.ts'

interface Verdict {
  vendorId: string
  transactionId: string
  isPaid: boolean
  reason: string
}

/**
 * One person's word about a prize that is held; above the threshold of campaigns another's same word makes it true.
 * Refusals: NOT_FOUND when none is held, FOUR_EYES for the same person again, STATE_CONFLICT while somebody asks for the
 * opposite.
 */
export async function decideHeldPrize(
  caller: Caller,
  { vendorId, transactionId, isPaid, reason }: Verdict,
): Promise<Outcome<Wish>> {
  const { db } = caller.call.app
  const place = placeOfHeld({ vendorId, transactionId })
  const open = await findOpenWish(db, heldPrizeKind.kind, place)
  if (open && heldPrizeKind.payload.parse(open.payload).isPaid !== isPaid) return refuse('STATE_CONFLICT')
  return sayYes(caller, heldPrizeKind, place, async (tx) => {
    const held = await findPrizeHold(tx, vendorId, transactionId)
    if (!held) return refuse('NOT_FOUND')
    const { account, campaignId, cause, currency, amountMinor } = held
    return ok({
      ...{ subject: vendorId, weight: { topic: 'campaigns', amountMinor, currency } as const, reason },
      payload: {
        ...{ vendorId, transactionId, isPaid, account, campaignId, cause, currency },
        amountMinor: amountMinor.toString(),
      },
    })
  })
}
