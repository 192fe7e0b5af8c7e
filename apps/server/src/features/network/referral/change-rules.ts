import type { ReferralRules } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish } from '../../site/wishes/index.ts'
import { referralKind, ruleOf, weightOf } from './referral-kind.ts'
import { ruleFaults } from './referral-rule.ts'
import { getRule, lockRules, type StoredRule } from './rule-store.ts'

/**
 * Puts another rule in force, one that gives more when a second person says yes. Refusals: VALIDATION, STATE_CONFLICT when
 * somebody else changed it meanwhile, or another one waits.
 */
export async function changeRules(
  call: Call,
  staff: StaffSession,
  { revision, ...rules }: ReferralRules & { revision: string },
): Promise<Outcome<StoredRule>> {
  const { currency } = call.app.config
  const rule = ruleOf(rules, currency)
  const errors = ruleFaults(rule)
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  return transactWhole(call.app.db, async (tx) => {
    await lockRules(tx)
    const before = await getRule(tx)
    if (before.revision !== revision) return refuse('STATE_CONFLICT')
    const payload = { rules, revision, currency }
    const asked = { subject: 'referral', place: 'referral', payload, weight: weightOf(before, rule), reason: '' }
    const wish = await askWish(tx, { call, staff }, referralKind, asked)
    return wish.ok ? ok(await getRule(tx)) : wish
  })
}
