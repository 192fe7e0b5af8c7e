import { type GiftBudget, type GiftSource, giftSources } from '@fairground/contract'
import { currencies, formatAmount, getCurrency, parseAmount } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish, readOpenWishes } from '../../site/wishes/index.ts'
import { giftBudgetKind } from './gift-budget-kind.ts'
import { findBudget, findSpent, listBudgets } from './gift-budget-store.ts'

const placeOf = ({ source, currency }: { source: string; currency: string }) => `${source}:${currency}`

/** The budget of every source in the site's currency, with what is left of today's. */
export async function readGiftBudgets({ app }: Call, reviewer: StaffSession): Promise<{ list: GiftBudget[] }> {
  const { currency } = app.config
  const [known, on] = [await listBudgets(app.db), siteDay(app)]
  const keys = giftSources.map((source) => ({ source, currency }))
  const wishOf = await readOpenWishes(app, giftBudgetKind, keys.map(placeOf), reviewer)
  const money = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  const list = keys.map(async (key): Promise<GiftBudget> => {
    const budget = known.find((one) => placeOf(one) === placeOf(key))
    const spent = await findSpent(app.db, { ...key, on })
    return {
      ...key,
      day: money(budget?.dayMinor ?? 0n),
      member: money(budget?.memberMinor ?? 0n),
      spentToday: money(spent),
      wish: wishOf.get(placeOf(key)),
    }
  })
  return { list: await Promise.all(list) }
}

interface Wanted {
  source: GiftSource
  currency: string
  day: string
  member: string
  reason: string
}

/** A smaller budget holds at once; a larger one waits for a second person. Refusals: VALIDATION, STATE_CONFLICT. */
export async function askGiftBudget(call: Call, staff: StaffSession, wanted: Wanted): Promise<Outcome<unknown>> {
  const { source, currency, reason } = wanted
  if (!Object.hasOwn(currencies, currency)) return refuseField('currency', 'validation.currencyUnknown')
  const [dayMinor, memberMinor] = [wanted.day, wanted.member].map((text) => parseAmount(text, getCurrency(currency)))
  if (dayMinor === undefined) return refuseField('day', 'validation.format')
  if (memberMinor === undefined) return refuseField('member', 'validation.format')
  if (memberMinor > dayMinor) return refuseField('member', 'validation.tooBig', { max: wanted.day })
  return transactWhole(call.app.db, async (tx) => {
    const before = await findBudget(tx, { source, currency })
    const isMore = dayMinor > (before?.dayMinor ?? 0n) || memberMinor > (before?.memberMinor ?? 0n)
    if (dayMinor === before?.dayMinor && memberMinor === before.memberMinor) return refuse('STATE_CONFLICT')
    const wish = await askWish(tx, { call, staff }, giftBudgetKind, {
      ...{ subject: 'gift-budgets', place: placeOf({ source, currency }), reason },
      payload: { source, currency, dayMinor: String(dayMinor), memberMinor: String(memberMinor) },
      weight: isMore ? 'always' : 'never',
      cost: { amountMinor: dayMinor, currency },
    })
    return wish.ok ? ok(null) : wish
  })
}
