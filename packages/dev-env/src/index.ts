export { demoAccounts, type DemoAccount } from './demo-accounts.ts'
export { startWorld, type World, type WorldOptions } from './start-world.ts'
export { openPlayer, type Player } from './player.ts'
export { openStaff, type StaffUser } from './staff-user.ts'
