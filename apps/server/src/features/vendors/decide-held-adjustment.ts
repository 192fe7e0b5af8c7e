import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { findHeldAdjustment } from '../play/index.ts'
import { type Caller, findOpenWish, sayYes, type Wish } from '../wishes/index.ts'
import { heldAdjustmentKind, placeOfHeld } from './held-adjustment-kind.ts'

interface Verdict {
  vendorId: string
  transactionId: string
  isBooked: boolean
  reason: string
}

/**
 * One person's word about a correction that is held; another's same word makes it true. Refusals: NOT_FOUND when none is
 * held, FOUR_EYES for the same person again, STATE_CONFLICT while somebody asks for the opposite.
 */
export async function decideHeldAdjustment(
  caller: Caller,
  { vendorId, transactionId, isBooked, reason }: Verdict,
): Promise<Outcome<Wish>> {
  const { db } = caller.call.app
  const place = placeOfHeld({ vendorId, transactionId })
  const open = await findOpenWish(db, heldAdjustmentKind.kind, place)
  if (open && heldAdjustmentKind.payload.parse(open.payload).isBooked !== isBooked) return refuse('STATE_CONFLICT')
  return sayYes(caller, heldAdjustmentKind, place, async (tx) => {
    const held = await findHeldAdjustment(tx, vendorId, transactionId)
    if (!held) return refuse('NOT_FOUND')
    const { account, currency, amountMinor, originalTransactionId, roundId } = held
    return ok({
      ...{ subject: vendorId, weight: 'always', reason },
      payload: {
        ...{ vendorId, transactionId, isBooked, account, currency, originalTransactionId, roundId },
        amountMinor: amountMinor.toString(),
      },
    })
  })
}
