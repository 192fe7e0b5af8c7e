import type { GiftSource } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { Tx } from '../../../db/db.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { findSpent, findSpentByPerson, lockBudget, saveSpent } from './gift-budget-store.ts'

interface Gift {
  source: GiftSource
  memberId: string
  currency: string
  amountMinor: bigint
  /** Day of the site. */
  on: string
}

/**
 * Takes a gift out of the budget of its day, in the transaction that gives it. Refusal: LIMIT, with which nothing is taken:
 * `memberBudget` where the person had what one may have in a day, by whatever accounts, `giftBudget` where all had.
 */
export async function spendBudget(tx: Tx, { memberId, amountMinor, ...key }: Gift): Promise<Outcome<null>> {
  const budget = await lockBudget(tx, key)
  const ofAll = await findSpent(tx, key)
  const { memberMinor: ofMember, personMinor } = await findSpentByPerson(tx, { ...key, memberId })
  const limit = (kind: string, boundMinor: bigint) =>
    refuse('LIMIT', { value: { limit: { kind, bound: formatAmount(boundMinor, getCurrency(key.currency)) } } })
  const memberMinor = budget?.memberMinor ?? 0n
  if (personMinor + amountMinor > memberMinor) return limit('memberBudget', memberMinor)
  const dayMinor = budget?.dayMinor ?? 0n
  if (ofAll + amountMinor > dayMinor) return limit('giftBudget', dayMinor)
  await saveSpent(tx, { ...key, memberId: '', spentMinor: ofAll + amountMinor })
  await saveSpent(tx, { ...key, memberId, spentMinor: ofMember + amountMinor })
  return ok(null)
}
