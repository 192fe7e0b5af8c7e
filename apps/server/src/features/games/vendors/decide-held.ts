import type { Tx } from '../../../db/db.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { type Caller, sayYes, type Weight, type Wish, type WishKind } from '../../site/wishes/index.ts'
import { findHeldAdjustment, findPrizeHold } from '../play/index.ts'
import { heldAdjustmentKind } from './held-adjustment-kind.ts'
import { placeOfHeld } from './held-place.ts'
import { heldPrizeKind } from './held-prize-kind.ts'

interface Place {
  vendorId: string
  transactionId: string
}

interface Matter<Verdict, Payload> {
  kind: WishKind<Payload>
  /** The same word, rather than its opposite. */
  isSame: (asked: Payload, verdict: Verdict) => boolean
  /** What is asked for, once it is found; undefined when none is held. */
  find: (tx: Tx, verdict: Verdict) => Promise<{ payload: Payload; weight: Weight } | undefined>
}

/**
 * One person's word about money of a vendor that is held; another's same word makes it true, where the first alone may not.
 * Refusals: NOT_FOUND when none is held, FOUR_EYES for the same person again, STATE_CONFLICT while somebody asks for the
 * opposite.
 */
const decisionOf =
  <Verdict extends Place & { reason: string }, Payload>({ kind, isSame, find }: Matter<Verdict, Payload>) =>
  (caller: Caller, verdict: Verdict): Promise<Outcome<Wish>> =>
    sayYes(caller, kind, { place: placeOfHeld(verdict), means: (asked) => isSame(asked, verdict) }, async (tx) => {
      const found = await find(tx, verdict)
      return found ? ok({ ...found, subject: verdict.vendorId, reason: verdict.reason }) : refuse('NOT_FOUND')
    })

type AdjustmentVerdict = Place & { isBooked: boolean; reason: string }

/** A correction: two people, always. */
export const decideHeldAdjustment = decisionOf({
  kind: heldAdjustmentKind,
  isSame: (asked, { isBooked }: AdjustmentVerdict) => asked.isBooked === isBooked,
  find: async (tx, { vendorId, transactionId, isBooked }) => {
    const held = await findHeldAdjustment(tx, vendorId, transactionId)
    if (!held) return undefined
    const { account, currency, amountMinor, originalTransactionId, roundId } = held
    const payload = { vendorId, transactionId, isBooked, account, currency, originalTransactionId, roundId }
    return { payload: { ...payload, amountMinor: String(amountMinor) }, weight: 'always' }
  },
})

type PrizeVerdict = Place & { isPaid: boolean; reason: string }

/** A prize: one person alone as far as the threshold of campaigns goes. */
export const decideHeldPrize = decisionOf({
  kind: heldPrizeKind,
  isSame: (asked, { isPaid }: PrizeVerdict) => asked.isPaid === isPaid,
  find: async (tx, { vendorId, transactionId, isPaid }) => {
    const held = await findPrizeHold(tx, vendorId, transactionId)
    if (!held) return undefined
    const { account, campaignId, cause, currency, amountMinor } = held
    return {
      payload: {
        vendorId,
        transactionId,
        isPaid,
        account,
        campaignId,
        cause,
        currency,
        amountMinor: String(amountMinor),
      },
      weight: { topic: 'campaigns', amountMinor, currency },
    }
  },
})
