import { languages } from '@fairground/i18n'
import { messageText } from '@fairground/i18n/server'
import type { AppContext } from '../../context.ts'
import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import { countBets } from '../records/index.ts'
import { giveReward } from '../rewards/index.ts'
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
    await transact(app.db, (tx) => settleFriend(app, tx, rule, due))
}

async function settleFriend(app: AppContext, tx: Tx, rule: ReferralRule, due: DueFriend): Promise<void> {
  const { memberId, friendId } = due
  const at = app.clock.now()
  const currency = await lockReceiver(tx, memberId)
  const shared = await findShared(tx, due)
  if (!(await decideFriend(tx, { ...due, shared, at }))) return
  const actor = { kind: 'system', id: 'pay-referrals' } as const
  const action = shared ? 'referral.friend-excluded' : 'referral.friend-counted'
  await recordAudit(tx, { actor, action, subject: friendId, detail: { memberId, ...(shared && { shared }) } })
  if (shared || currency !== app.config.currency) return
  const paid = new Set((await listPaidSteps(tx, memberId)).map(({ friends }) => friends))
  for (const { friends, bonusMinor } of dueSteps(rule, { counted: await countFriends(tx, memberId), paid })) {
    const sourceId = `referral:${friends}`
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
}

const titlesOf = (count: number): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => [language, messageText(language, 'referral.bonus', { friends: String(count) })]),
  )
