import type { KeptWish, OpenWish, Permission, Wish as WishAnswer, WishFact } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { Reviewer } from './reviewer.ts'
import { allowedFor, type Wish } from './wish.ts'

/** A wish as this person sees it; `decides` is the right that a decision of its kind needs. */
export function viewWish(
  wish: Wish,
  { facts, decides, reviewer }: { facts: WishFact[]; decides: Permission; reviewer: Reviewer },
): WishAnswer {
  const { amountMinor, currency } = wish
  return {
    ...viewKept(wish, { decides, reviewer }),
    ...{ kind: wish.kind, subject: wish.subject, facts, state: wish.state, isAlone: wish.isAlone },
    ...(amountMinor !== undefined &&
      currency && { amount: formatAmount(amountMinor, getCurrency(currency)), currency }),
  }
}

/** A wish whatever became of it, as the page of what it was about shows it. */
export const viewKept = (wish: Wish, eyes: { decides: Permission; reviewer: Reviewer }): KeptWish => ({
  ...viewOpen(wish, eyes),
  decidedBy: wish.decidedByName,
  decidedAt: wish.decidedAt?.toISOString(),
  decisionReason: wish.decisionReason,
})

/** A wish that waits, as the page of its subject shows it. */
export const viewOpen = (
  wish: Wish,
  { decides, reviewer: { staffId, permissions, hands } }: { decides: Permission; reviewer: Reviewer },
): OpenWish => {
  const [mayDecide, isSamePerson] = [permissions.includes(decides), hands.has(wish.askedBy)]
  return {
    wishId: wish.id,
    reason: wish.reason,
    askedBy: wish.askedByName,
    askedAt: wish.askedAt.toISOString(),
    allowed: allowedFor(wish, { staffId, mayDecide, isSamePerson }),
    ...(mayDecide && isSamePerson && wish.state === 'asked' && { isSamePerson }),
  }
}

/** A fact that is money. */
export const amountFact = (name: string, amountMinor: bigint, currency: string): WishFact => ({
  name,
  value: formatAmount(amountMinor, getCurrency(currency)),
  type: 'amount',
  currency,
})

export const textFact = (name: string, value: string): WishFact => ({ name, value, type: 'text' })
/** A fact whose value is a text of the console's catalogue. */
export const keyFact = (name: string, value: string): WishFact => ({ name, value, type: 'key' })
/** A fact that is a day of the site. */
export const dayFact = (name: string, value: string): WishFact => ({ name, value, type: 'day' })
type About = NonNullable<WishFact['about']>
/** A fact that is a rate, which may have been another one before. */
export const rateFact = (
  name: string,
  { bp, fromBp, about }: { bp: number; fromBp?: number; about?: About },
): WishFact => ({
  ...{ name, value: String(bp), type: 'rate' },
  ...(fromBp !== undefined && { from: String(fromBp) }),
  ...(about && { about }),
})
export const timeFact = (name: string, at: Date): WishFact => ({ name, value: at.toISOString(), type: 'time' })
export const countFact = (name: string, value: number): WishFact => ({ name, value: String(value), type: 'count' })
