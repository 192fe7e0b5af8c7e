import { type Threshold, type ThresholdTopic, thresholdTopics } from '@fairground/contract'
import { currencies, formatAmount, getCurrency, parseAmount } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish } from './ask-wish.ts'
import { reviewerOf } from './reviewer.ts'
import { thresholdKind } from './threshold-kind.ts'
import { findThreshold, listThresholds } from './threshold-store.ts'
import { listOpenWishes } from './wish-store.ts'
import { viewOpen } from './wish-view.ts'

const placeOf = ({ topic, currency }: { topic: string; currency: string }) => `${topic}:${currency}`

/** Every topic in the site's currency, and what is said of others, with the changes that wait. */
export async function readThresholds({ app }: Call, staff: StaffSession): Promise<{ list: Threshold[] }> {
  const [stored, open] = await Promise.all([listThresholds(app.db), listOpenWishes(app.db, thresholdKind.kind)])
  const reviewer = await reviewerOf(app, staff)
  const own = app.config.currency
  const keys = new Map<string, { topic: ThresholdTopic; currency: string }>()
  for (const key of [...thresholdTopics.map((topic) => ({ topic, currency: own })), ...stored])
    keys.set(placeOf(key), key)
  const list = [...keys.values()].map(({ topic, currency }): Threshold => {
    const money = getCurrency(currency)
    const place = placeOf({ topic, currency })
    const found = stored.find((one) => placeOf(one) === place)
    const wish = open.find((one) => one.place === place)
    return {
      ...{ topic, currency, amount: formatAmount(found?.amountMinor ?? 0n, money) },
      changedAt: found?.changedAt.toISOString(),
      wish: wish && {
        ...viewOpen(wish, { decides: thresholdKind.decides, reviewer }),
        amount: formatAmount(BigInt(thresholdKind.payload.parse(wish.payload).amountMinor), money),
      },
    }
  })
  return { list }
}

interface Wanted {
  topic: ThresholdTopic
  currency: string
  amount: string
  reason: string
}

/** Lowers a threshold at once; a higher one waits for a second person. Refusals: VALIDATION of `currency`, STATE_CONFLICT. */
export async function askThreshold(call: Call, staff: StaffSession, wanted: Wanted): Promise<Outcome<unknown>> {
  const { topic, currency, amount, reason } = wanted
  if (!Object.hasOwn(currencies, currency)) return refuseField('currency', 'validation.currencyUnknown')
  const amountMinor = parseAmount(amount, getCurrency(currency))
  if (amountMinor === undefined) return refuseField('amount', 'validation.format')
  return transactWhole(call.app.db, async (tx) => {
    const before = await findThreshold(tx, topic, currency)
    if (before === amountMinor) return refuse('STATE_CONFLICT')
    const wish = await askWish(tx, { call, staff }, thresholdKind, {
      ...{ subject: 'thresholds', place: placeOf({ topic, currency }), reason },
      payload: { topic, currency, amountMinor: String(amountMinor) },
      weight: amountMinor < before ? 'never' : 'always',
      cost: { amountMinor, currency },
    })
    return wish.ok ? ok(null) : wish
  })
}
