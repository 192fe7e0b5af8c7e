import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [, trang] = demoAccounts.staff

/** A rain of free bets that another person has yet to decide. */
export async function seedRains(world: SeedWorld): Promise<void> {
  const asker = await enterStaff(world, trang)
  await asker.api.staff.askRain({
    ...{ quantity: 20, stake: '10000.00', winMax: '1000000.00' },
    ...{ reason: 'Mưa giờ vàng tối thứ Sáu.', requestId: 'seed-rain-waiting' },
  })
}
