import { ok, refuse } from '../../../lib/outcome.ts'
import { amountFact, defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { adjustCash, findBalance } from '../wallet/index.ts'
import { AdjustmentPayload } from './adjustment.ts'
import { listAdjusted } from './adjustment-store.ts'

/** A correction of a member's balance. */
export const adjustmentKind = defineKind({
  kind: 'adjustment',
  asks: 'adjustments.decide',
  decides: 'adjustments.decide',
  payload: AdjustmentPayload,
  actionOf: () => 'adjustment.',
  detailOf: ({ memberId, direction }) => ({ memberId, direction }),
  describe: async (reader, { payload: { memberId, direction, currency } }) => {
    const member = (await listAdjusted(reader, [memberId])).get(memberId)
    const balance = await findBalance(reader, memberId, currency)
    return [
      textFact('account', member?.account ?? memberId),
      keyFact('direction', `adjust.${direction}`),
      ...(balance ? [amountFact('available', balance.availableMinor, currency)] : []),
    ]
  },
  apply: async (tx, { id, payload: { amountMinor, ...asked } }, { actor }) => {
    const moved = await adjustCash(tx, { ...asked, amountMinor: BigInt(amountMinor), adjustmentId: id, actor })
    return moved === undefined ? refuse('INSUFFICIENT_BALANCE') : ok(moved)
  },
})
