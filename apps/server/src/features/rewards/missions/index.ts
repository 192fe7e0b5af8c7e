export { missionKind } from './change-mission.ts'
export { collectMission } from './collect-mission.ts'
export { missionRoutes } from './mission-routes.ts'
export { staffMissionRoutes } from './staff-mission-routes.ts'
