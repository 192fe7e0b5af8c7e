import type { ReferralOffer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { listPaidSteps, type PaidStep } from './bonus-store.ts'
import { getReferralCode, listFriends } from './friend-store.ts'
import { hintOf, type ReferralRule } from './referral-rule.ts'
import { getRule } from './rule-store.ts'

/** The code of a member, the address that carries it, what friends bring, and a page of those who came by it. */
export async function readReferral(
  { db, config }: AppContext,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const referralCode = await getReferralCode(db, memberId)
  const [{ friends, total, counted }, paid, rule] = await Promise.all([
    listFriends(db, { memberId, pageNo, pageSize }),
    listPaidSteps(db, memberId),
    getRule(db),
  ])
  const url = new URL('/register', config.portalUrl)
  url.searchParams.set('referralCode', referralCode)
  const show = (minor: bigint) => formatAmount(minor, getCurrency(config.currency))
  const list = friends.map((friend) => ({ ...friend, registeredAt: friend.registeredAt.toISOString() }))
  return {
    referralCode,
    url: url.href,
    invited: total,
    counted,
    bonus: show(paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    ...(rule.isOn && { offer: offerOf(rule, paid, show) }),
    list,
    total,
    pageNo,
    pageSize,
  }
}

function offerOf(rule: ReferralRule, paid: readonly PaidStep[], show: (minor: bigint) => string): ReferralOffer {
  const hintMinor = hintOf(rule)
  return {
    deposit: show(rule.depositMinor),
    validBet: show(rule.validBetMinor),
    steps: rule.steps.map(({ friends, bonusMinor }) => ({
      friends,
      bonus: show(bonusMinor),
      isPaid: paid.some((step) => step.friends === friends),
    })),
    ...(hintMinor !== undefined && { hint: show(hintMinor) }),
  }
}
