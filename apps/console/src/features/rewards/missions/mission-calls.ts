import type { MissionTerms, StaffMission } from '@fairground/contract'
import { api, query } from '../../../lib/api.ts'
import type { CampaignCalls } from '../../../lib/campaigns.ts'

export const missionCalls: CampaignCalls<StaffMission, MissionTerms> = {
  key: query.staff.missions.key(),
  idOf: ({ missionId }) => missionId,
  page: (input) => query.staff.missions.queryOptions({ input }),
  one: (missionId) => query.staff.missions.queryOptions({ input: { missionId, pageSize: 1 } }),
  add: api.staff.addMission,
  change: ({ missionId, revision }, terms) => api.staff.changeMission({ ...terms, missionId, revision }),
  publish: (missionId) => api.staff.publishMission({ missionId }),
  withdraw: (missionId) => api.staff.withdrawMission({ missionId }),
}
