import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireMember } from '../../people/identity/index.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { readOpenWishes } from '../../site/wishes/index.ts'
import { changeRules } from './change-rules.ts'
import { readReferral } from './read-referral.ts'
import { referralKind } from './referral-kind.ts'
import { getRule } from './rule-store.ts'

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
    .handler(async ({ context: { call, staff } }) => answer(call, ok(await viewRule(call, staff)))),
  changeReferralRules: api.changeReferralRules
    .use(requireStaff('rewards.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const changed = await changeRules(call, staff, input)
      return answer(call, changed.ok ? ok(await viewRule(call, staff)) : changed)
    }),
}

async function viewRule({ app }: Call, staff: StaffSession) {
  const { isOn, depositMinor, validBetMinor, steps, hintMinor, revision } = await getRule(app.db)
  const wish = (await readOpenWishes(app, referralKind, ['referral'], staff)).get('referral')
  const show = (minor: bigint) => formatAmount(minor, getCurrency(app.config.currency))
  return {
    isOn,
    deposit: show(depositMinor),
    validBet: show(validBetMinor),
    steps: steps.map(({ friends, bonusMinor }) => ({ friends, bonus: show(bonusMinor) })),
    hint: show(hintMinor),
    revision,
    wish,
  }
}
