import { Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { MissionTerms } from './missions.ts'
import { PromotionState } from './staff-promotions.ts'

export const StaffMission = MissionTerms.extend({
  missionId: Id,
  state: PromotionState,
  currency: z.string(),
  reward: Money,
  budget: Money,
  /** Of the budget, what members collected. */
  awarded: Money,
  claimCount: z.number().int(),
  memberCount: z.number().int(),
  /** Refused because the same person had it by another account. */
  refusedCount: z.number().int(),
  revision: z.number().int(),
  changedAt: Time,
  changedBy: z.string(),
  /** Publishing it, or giving it more to give, waits for a second person. */
  wish: OpenWish.optional(),
  allowed: z.array(z.enum(['change', 'publish', 'withdraw'])),
})
export type StaffMission = z.infer<typeof StaffMission>

const manages = { audience: 'staff', permission: 'marketing.manage' } as const

export const staffMissions = {
  missions: route({
    audience: 'staff',
    permission: 'marketing.read',
    method: 'GET',
    path: '/staff/missions',
    summary: 'Missions, newest first',
    input: PageQuery.extend({ state: PromotionState.optional(), missionId: Id.optional() }),
    value: page(StaffMission),
  }),
  addMission: route({
    ...manages,
    method: 'POST',
    path: '/staff/missions',
    summary: 'Write a mission; players see it once it is published',
    input: MissionTerms,
    value: StaffMission,
  }),
  changeMission: route({
    ...manages,
    method: 'PUT',
    path: '/staff/missions/{missionId}',
    summary: 'Change a mission, unless somebody else did meanwhile; what was promised stays once it is published',
    input: MissionTerms.extend({ missionId: Id, revision: z.number().int() }),
    value: StaffMission,
  }),
  publishMission: route({
    ...manages,
    method: 'POST',
    path: '/staff/missions/{missionId}/publish',
    summary: 'Show it to players, from its start on',
    input: z.object({ missionId: Id }),
    value: StaffMission,
  }),
  withdrawMission: route({
    ...manages,
    method: 'POST',
    path: '/staff/missions/{missionId}/withdraw',
    summary: 'Stop it: nobody sees it or collects its reward any more',
    input: z.object({ missionId: Id }),
    value: StaffMission,
  }),
}
