import { consoleApi } from '../../../lib/implement.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { campaignCalls } from '../rewards/index.ts'
import { addMission, changeMission, missionKind, publishMission, withdrawMission } from './change-mission.ts'
import { getCounted, listCounted } from './mission-store.ts'
import { viewStaffMission } from './mission-view.ts'

const { staff: api } = consoleApi
const manages = requireStaff('marketing.manage')

const missions = campaignCalls({
  kind: missionKind,
  list: listCounted,
  get: getCounted,
  idOf: (counted) => counted.mission.id,
  view: viewStaffMission,
})

export const staffMissionRoutes = {
  missions: api.missions.use(requireStaff('marketing.read')).handler(missions.list),
  addMission: api.addMission.use(manages).handler(missions.act(addMission)),
  changeMission: api.changeMission.use(manages).handler(missions.act(changeMission)),
  publishMission: api.publishMission
    .use(manages)
    .handler(missions.act((call, staff, { missionId }) => publishMission(call, staff, missionId))),
  withdrawMission: api.withdrawMission
    .use(manages)
    .handler(missions.act((call, staff, { missionId }) => withdrawMission(call, staff, missionId))),
}
