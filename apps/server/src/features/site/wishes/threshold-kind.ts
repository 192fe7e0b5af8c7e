import { ThresholdTopic } from '@fairground/contract'
import * as z from 'zod'
import { ok } from '../../../lib/outcome.ts'
import { findThreshold, saveThreshold } from './threshold-store.ts'
import { defineKind } from './wish-kind.ts'
import { amountFact, keyFact } from './wish-view.ts'

const Payload = z.object({ topic: ThresholdTopic, currency: z.string(), amountMinor: z.string() })

/** A threshold of the site. */
export const thresholdKind = defineKind({
  kind: 'threshold',
  asks: 'site.manage',
  decides: 'gifts.approve',
  payload: Payload,
  actionOf: () => 'threshold.',
  detailOf: ({ topic, currency, amountMinor }) => ({ topic, currency, amountMinor }),
  describe: async (reader, { payload: { topic, currency, amountMinor } }) => [
    keyFact('topic', `wishes.topics.${topic}`),
    amountFact('before', await findThreshold(reader, topic, currency), currency),
    amountFact('after', BigInt(amountMinor), currency),
  ],
  apply: async (tx, { payload: { topic, currency, amountMinor } }, { at }) => {
    await saveThreshold(tx, { topic, currency, amountMinor: BigInt(amountMinor), changedAt: at })
    return ok(null)
  },
})
