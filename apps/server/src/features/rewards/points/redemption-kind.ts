import * as z from 'zod'
import { ok, refuse } from '../../../lib/outcome.ts'
import { amountFact, countFact, defineKind, findThreshold, textFact } from '../../site/wishes/index.ts'
import { carryOut } from './carry-out-redemption.ts'
import { decide, type Redemption } from './redemption.ts'
import { getListed, lockRedemption } from './redemption-store.ts'

/** A yes to what a member wants for points. */
export const redemptionKind = defineKind({
  kind: 'redemption',
  asks: 'marketing.decide',
  decides: 'gifts.approve',
  payload: z.object({ redemptionId: z.string(), remark: z.string().optional() }),
  isRecorded: true,
  actionOf: () => 'redemption.approval-',
  describe: async (reader, { payload: { redemptionId }, amountMinor, currency }) => {
    const { redemption, account } = await getListed(reader, redemptionId)
    return [
      textFact('account', account),
      textFact('title', redemption.names.en ?? redemption.itemId),
      countFact('quantity', redemption.quantity),
      countFact('points', redemption.points),
      ...(amountMinor !== undefined && currency
        ? [
            amountFact('worth', amountMinor, currency),
            amountFact('threshold', await findThreshold(reader, 'redemptions', currency), currency),
          ]
        : []),
    ]
  },
  apply: async (tx, { payload: { redemptionId, remark } }, word) => {
    const redemption = await lockRedemption(tx, redemptionId)
    if (!redemption) return refuse('NOT_FOUND')
    const decided = decide(redemption, { decision: 'approve', remark, staffId: word.actor.id, at: word.at })
    if (!decided.ok) return decided
    await carryOut(tx, decided.value, word)
    return ok(null)
  },
})

/** A credit is worth itself; goods are worth what their points would have brought as money. */
export const worthOf = ({ kind, creditMinor, points }: Redemption, redeemMinor: bigint): bigint =>
  kind === 'credit' ? creditMinor : BigInt(points) * redeemMinor
