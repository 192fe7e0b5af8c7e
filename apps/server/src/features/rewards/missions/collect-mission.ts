import type { ActivityStatus } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { takeGift } from '../person-gifts/index.ts'
import { giveReward, titlesOf } from '../rewards/index.ts'
import { collect } from './mission.ts'
import { addClaim } from './mission-claim-store.ts'
import { lockMission, saveMission } from './mission-store.ts'
import { readStandings } from './standing-store.ts'

interface Wish {
  memberId: string
  currency: string
  missionId: string
}

/**
 * Puts the reward of a mission into the wallet, once a day, week or for ever, out of its budget. Refusals: NOT_FOUND for
 * what is not shown, STATE_CONFLICT before it is done, when it was collected, or when the budget is spent, LIMIT when the
 * person has it already by another account, or had all that one may have.
 */
export const collectMission = (
  call: Call,
  { memberId, currency, missionId }: Wish,
): Promise<Outcome<{ applicationId: string; status: ActivityStatus }>> =>
  transact(call.app.db, async (tx) => {
    const { clock, config } = call.app
    const now = clock.now()
    const mission = await lockMission(tx, missionId)
    if (mission?.state !== 'published' || mission.currency !== currency) return refuse('NOT_FOUND')
    const who = { memberId, now, timeZone: config.timeZone }
    const standing = (await readStandings(tx, [mission], who)).get(missionId)
    if (!standing) throw new Error(`mission ${missionId} has no period`)
    const collected = collect(mission, standing, now)
    if (!collected.ok) return collected
    const { periodOn } = standing
    const { rewardMinor: amountMinor, memberMaxMinor, goal } = mission
    const place = { source: 'mission', campaignId: missionId, memberId, period: periodOn } as const
    const isEarned = goal === 'deposit'
    const taken = await takeGift(tx, { ...place, currency, amountMinor, memberMaxMinor, isEarned, at: now })
    if (!taken.ok) return taken
    await saveMission(tx, collected.value)
    const sourceId = `${missionId}:${periodOn}`
    const gift = { memberId, source: 'mission', sourceId, currency, amountMinor, issuedAt: now } as const
    const id = await giveReward(tx, { ...gift, titles: titlesOf(mission), requestId: sourceId })
    const month = `${siteDay(call.app).slice(0, 7)}-01`
    await addClaim(tx, { id, missionId, memberId, periodOn, currency, amountMinor, claimedAt: now }, month)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'mission.collected',
      subject: missionId,
      detail: { amountMinor: String(amountMinor), currency, periodOn, rewardId: id },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ applicationId: id, status: 'claimed' })
  })
