import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../lib/answer.ts'
import type { Call } from '../../lib/call.ts'
import { consoleApi, portal } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { requireMember } from '../identity/index.ts'
import { requireStaff } from '../staff/index.ts'
import { changeRules } from './change-rules.ts'
import { readReferral } from './read-referral.ts'
import { getRule, type StoredRule } from './rule-store.ts'

const { staff: api } = consoleApi

export const referralRoutes = {
  referral: portal.members.referral
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await readReferral(call.app, session.memberId, input))),
    ),
}

export const staffReferralRoutes = {
  referralRules: api.referralRules
    .use(requireStaff('rewards.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(viewRule(call, await getRule(call.app.db))))),
  changeReferralRules: api.changeReferralRules
    .use(requireStaff('rewards.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const changed = await changeRules(call, staff, input)
      return answer(call, changed.ok ? ok(viewRule(call, changed.value)) : changed)
    }),
}

function viewRule({ app }: Call, { isOn, depositMinor, validBetMinor, steps, hintMinor, revision }: StoredRule) {
  const show = (minor: bigint) => formatAmount(minor, getCurrency(app.config.currency))
  return {
    isOn,
    deposit: show(depositMinor),
    validBet: show(validBetMinor),
    steps: steps.map(({ friends, bonusMinor }) => ({ friends, bonus: show(bonusMinor) })),
    hint: show(hintMinor),
    revision,
  }
}
