import type { TurnoverSettings } from '@fairground/contract'
import { demoAccounts } from '../demo-accounts.ts'
import { sayYesToWaiting } from './second-yes.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const asDelivered: TurnoverSettings = {
  ...{ deposit: 100, bonus: 500, rebate: 100, cashBack: 100, points: 100, freeRounds: 500 },
}
const none: TurnoverSettings = { deposit: 0, bonus: 0, rebate: 0, cashBack: 0, points: 0, freeRounds: 0 }

/** The demo players' initial money counts as played, so each can show a withdrawal and a transfer. */
export const forgoTurnover = (world: SeedWorld): Promise<void> => change(world, none)

/** From now on money is played before it leaves. */
export const askTurnover = (world: SeedWorld): Promise<void> => change(world, asDelivered)

async function change(world: SeedWorld, settings: TurnoverSettings): Promise<void> {
  const [owner] = demoAccounts.staff
  const { api } = await enterStaff(world, owner)
  const { wish } = await api.staff.changeTurnoverSettings(settings)
  if (wish) await sayYesToWaiting(world, ['turnover'])
}
