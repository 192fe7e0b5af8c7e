export {
  AskWithReason,
  DeskActs,
  DeskOffline,
  DeskPerson,
  DeskResult,
  DeskStopped,
  DeskSum,
  DeskWishes,
} from './desk-parts.tsx'
export { lineOf, StaffDesk, type StaffDeskState } from './staff-desk.ts'
export { startStaffDesk } from './start-staff-desk.tsx'
