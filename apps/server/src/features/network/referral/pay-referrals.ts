import { languages } from '@fairground/i18n'
import { messageText } from '@fairground/i18n/server'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { countBets } from '../../money/records/index.ts'
import { spendBudget } from '../../rewards/gift-budgets/index.ts'
import { takeGift } from '../../rewards/person-gifts/index.ts'
import { giveReward } from '../../rewards/rewards/index.ts'
import { addPaidStep, listPaidSteps, lockReceiver } from './bonus-store.ts'
import { countFriends, type DueFriend, decideFriend, findShared, listDueFriends } from './friend-store.ts'
import { dueSteps, type ReferralRule } from './referral-rule.ts'
import { getRule } from './rule-store.ts'

/** Friends that one run decides about; the others wait for the next. */
const friendsMax = 1_000

/** Decides whose friends count, and pays the steps that they bring. Again it changes nothing. */
export async function payReferrals(app: AppContext): Promise<void> {
  await countBets(app)
  const rule = await getRule(app.db)
  if (!rule.isOn) return
  const { currency } = app.config
  for (const due of await listDueFriends(app.db, rule, { currency, limit: friendsMax }))
    await transactWhole(app.db, (tx) => settleFriend(app, tx, rule, due))
}

/** Refusal: LIMIT when the budget of the day is spent; the friend is then decided about another day. */
async function settleFriend(app: AppContext, tx: Tx, rule: ReferralRule, due: DueFriend): Promise<Outcome<null>> {
  const { memberId, friendId } = due
  const at = app.clock.now()
  const currency = await lockReceiver(tx, memberId)
  const shared = await findShared(tx, due)
  if (!(await decideFriend(tx, { ...due, shared, at }))) return ok(null)
  const actor = { kind: 'system', id: 'pay-referrals' } as const
  const action = shared ? 'referral.friend-excluded' : 'referral.friend-counted'
  await recordAudit(tx, { actor, action, subject: friendId, detail: { memberId, ...(shared && { shared }) } })
  if (shared || currency !== app.config.currency) return ok(null)
  const paid = new Set((await listPaidSteps(tx, memberId)).map(({ friends }) => friends))
  for (const { friends, bonusMinor } of dueSteps(rule, { counted: await countFriends(tx, memberId), paid })) {
    const sourceId = `referral:${friends}`
    const place = { source: 'referral', campaignId: String(friends), memberId, period: '' } as const
    const step = { currency, amountMinor: bonusMinor, memberMaxMinor: bonusMinor, isEarned: false, at } as const
    // Another account of the same person has this step: it is not paid twice, and the friend counts all the same.
    if (!(await takeGift(tx, { ...place, ...step })).ok) continue
    const gift = { source: 'referral', memberId, currency, amountMinor: bonusMinor, on: siteDay(app) } as const
    const spent = await spendBudget(tx, gift)
    if (!spent.ok) {
      app.log.warn({ memberId, friends }, 'a bonus for friends waits: the budget of the day is spent')
      return spent
    }
    const rewardId = await giveReward(tx, {
      memberId,
      source: 'referral',
      sourceId,
      titles: titlesOf(friends),
      currency,
      amountMinor: bonusMinor,
      issuedAt: at,
      requestId: sourceId,
    })
    await addPaidStep(tx, { memberId, friends, rewardId, currency, amountMinor: bonusMinor, at })
    const detail = { amountMinor: String(bonusMinor), currency, friends, rewardId }
    await recordAudit(tx, { actor, action: 'referral.paid', subject: memberId, detail })
  }
  return ok(null)
}

const titlesOf = (count: number): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => [language, messageText(language, 'referral.bonus', { friends: String(count) })]),
  )
