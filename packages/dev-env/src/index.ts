export { type DemoAccount, demoAccounts } from './demo-accounts.ts'
export { openPlayer, type Player } from './player.ts'
export { provePerson } from './prove-person.ts'
export { startWorld, type World, type WorldOptions } from './start-world.ts'
