import type { ReferralRules } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { type ReferralRule, ruleFaults } from './referral-rule.ts'
import { addRule, getRule, lockRules, type StoredRule } from './rule-store.ts'

/** Puts another rule in force. Refusals: VALIDATION, STATE_CONFLICT when somebody else changed it meanwhile. */
export async function changeRules(
  call: Call,
  { staffId }: StaffSession,
  { revision, ...wish }: ReferralRules & { revision: string },
): Promise<Outcome<StoredRule>> {
  const rule = ruleOf(wish, call.app.config.currency)
  const errors = ruleFaults(rule)
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  return transact(call.app.db, async (tx) => {
    await lockRules(tx)
    if ((await getRule(tx)).revision !== revision) return refuse('STATE_CONFLICT')
    await addRule(tx, rule, { staffId, at: call.app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'referral.rules-changed',
      subject: 'referral',
      detail: { ...wish, steps: wish.steps.map(({ friends, bonus }) => `${friends}: ${bonus}`) },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await getRule(tx))
  })
}

function ruleOf({ isOn, deposit, validBet, steps, hint }: ReferralRules, currency: 'VND'): ReferralRule {
  const minorOf = (amount: string) => parseAmount(amount, getCurrency(currency)) ?? 0n
  return {
    isOn,
    depositMinor: minorOf(deposit),
    validBetMinor: minorOf(validBet),
    steps: steps.map(({ friends, bonus }) => ({ friends, bonusMinor: minorOf(bonus) })),
    hintMinor: minorOf(hint),
  }
}
