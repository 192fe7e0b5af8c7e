import { ReferralRules } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import * as z from 'zod'
import { recordAudit } from '../../../lib/audit.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { amountFact, countFact, defineKind, type Weight } from '../../site/wishes/index.ts'
import type { ReferralRule } from './referral-rule.ts'
import { addRule, getRule, lockRules } from './rule-store.ts'

/** What is paid for friends. */
export const referralKind = defineKind({
  kind: 'referral-rules',
  asks: 'rewards.manage',
  decides: 'gifts.approve',
  payload: z.object({ rules: ReferralRules, revision: z.string(), currency: z.string() }),
  isRecorded: true,
  actionOf: () => 'referral.rules-',
  detailOf: ({ rules }) => detailOf(rules),
  describe: async (reader, { payload: { rules, currency } }) => {
    const rule = ruleOf(rules, currency)
    return [
      amountFact('before', sumOf(await getRule(reader)), currency),
      amountFact('memberBudget', sumOf(rule), currency),
      ...rule.steps.flatMap(({ friends, bonusMinor }) => [
        countFact('friends', friends),
        amountFact('bonus', bonusMinor, currency),
      ]),
    ]
  },
  apply: async (tx, { payload: { rules, revision, currency } }, { actor, at, ip, requestId }) => {
    await lockRules(tx)
    if ((await getRule(tx)).revision !== revision) return refuse('STATE_CONFLICT')
    await addRule(tx, ruleOf(rules, currency), { staffId: actor.id, at })
    await recordAudit(tx, {
      actor,
      action: 'referral.rules-changed',
      subject: 'referral',
      detail: detailOf(rules),
      ip,
      requestId,
    })
    return ok(null)
  },
})

/** As the audit log keeps it. */
const detailOf = (rules: ReferralRules) => ({
  ...rules,
  steps: rules.steps.map(({ friends, bonus }) => `${friends}: ${bonus}`),
})

export function ruleOf({ isOn, deposit, validBet, steps, hint }: ReferralRules, currency: string): ReferralRule {
  const minorOf = (amount: string) => parseAmount(amount, getCurrency(currency)) ?? 0n
  return {
    isOn,
    depositMinor: minorOf(deposit),
    validBetMinor: minorOf(validBet),
    steps: steps.map(({ friends, bonus }) => ({ friends, bonusMinor: minorOf(bonus) })),
    hintMinor: minorOf(hint),
  }
}

/** What all steps bring one member. */
const sumOf = ({ steps }: ReferralRule): bigint => steps.reduce((sum, { bonusMinor }) => sum + bonusMinor, 0n)

/** A rule that asks as much for no more is nobody's gift; any other one needs two people. */
export function weightOf(before: ReferralRule, after: ReferralRule): Weight {
  if (!after.isOn) return 'never'
  const paidBefore = (friends: number) =>
    before.steps.reduce((sum, step) => (step.friends <= friends ? sum + step.bonusMinor : sum), 0n)
  let paid = 0n
  const isMore = after.steps.some(({ friends, bonusMinor }) => {
    paid += bonusMinor
    return paid > paidBefore(friends)
  })
  const isEasier = after.depositMinor < before.depositMinor || after.validBetMinor < before.validBetMinor
  return !before.isOn || isMore || isEasier ? 'always' : 'never'
}
