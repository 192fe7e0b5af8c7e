import { GiftSource } from '@fairground/contract'
import * as z from 'zod'
import { ok } from '../../../lib/outcome.ts'
import { amountFact, defineKind, keyFact } from '../../site/wishes/index.ts'
import { findBudget, saveBudget } from './gift-budget-store.ts'

/** More money for what is given without a campaign. */
export const giftBudgetKind = defineKind({
  kind: 'gift-budget',
  asks: 'site.manage',
  decides: 'gifts.approve',
  payload: z.object({ source: GiftSource, currency: z.string(), dayMinor: z.string(), memberMinor: z.string() }),
  actionOf: () => 'gift-budget.',
  detailOf: (payload) => payload,
  describe: async (reader, { payload }) => {
    const before = await findBudget(reader, payload)
    const { source, currency, dayMinor, memberMinor } = payload
    return [
      keyFact('source', `giftBudgets.sources.${source}`),
      amountFact('before', before?.dayMinor ?? 0n, currency),
      amountFact('dayBudget', BigInt(dayMinor), currency),
      amountFact('memberBudget', BigInt(memberMinor), currency),
    ]
  },
  apply: async (tx, { payload: { source, currency, dayMinor, memberMinor } }, { at }) => {
    await saveBudget(tx, { source, currency, dayMinor: BigInt(dayMinor), memberMinor: BigInt(memberMinor) }, at)
    return ok(null)
  },
})
