import type { StaffMission } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { readOpenWishes } from '../../site/wishes/index.ts'
import { addMission, changeMission, missionKind, publishMission, withdrawMission } from './change-mission.ts'
import { getCounted, listCounted } from './mission-store.ts'
import { viewStaffMission } from './mission-view.ts'

const { staff: api } = consoleApi
const manages = requireStaff('marketing.manage')

async function shown(call: Call, staff: StaffSession, changed: Outcome<string>): Promise<Outcome<StaffMission>> {
  if (!changed.ok) return changed
  const { db } = call.app
  const wish = (await readOpenWishes(call.app, missionKind, [changed.value], staff)).get(changed.value)
  return ok(viewStaffMission(await getCounted(db, changed.value), { permissions: staff.permissions, wish }))
}

export const staffMissionRoutes = {
  missions: api.missions.use(requireStaff('marketing.read')).handler(async ({ input, context: { call, staff } }) => {
    const { counted, total } = await listCounted(call.app.db, input)
    const ids = counted.map(({ mission }) => mission.id)
    const wishOf = await readOpenWishes(call.app, missionKind, ids, staff)
    const list = counted.map((each) =>
      viewStaffMission(each, { permissions: staff.permissions, wish: wishOf.get(each.mission.id) }),
    )
    return answer(call, ok({ list, total, pageNo: input.pageNo, pageSize: input.pageSize }))
  }),

  addMission: api.addMission
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await addMission(call, staff, input))),
    ),

  changeMission: api.changeMission
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await changeMission(call, staff, input))),
    ),

  publishMission: api.publishMission
    .use(manages)
    .handler(async ({ input: { missionId }, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await publishMission(call, staff, missionId))),
    ),

  withdrawMission: api.withdrawMission
    .use(manages)
    .handler(async ({ input: { missionId }, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await withdrawMission(call, staff, missionId))),
    ),
}
