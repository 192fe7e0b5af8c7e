import { demoAccounts } from '../demo-accounts.ts'
import { openStaff } from '../staff-user.ts'
import type { SeedWorld } from './seed-world.ts'

const [, trang] = demoAccounts.staff

/** A rain of free bets that another person has yet to decide. */
export async function seedRains({ consoleUrl }: SeedWorld): Promise<void> {
  const asker = await openStaff(consoleUrl, trang.username, trang.password)
  await asker.api.staff.askRain({
    ...{ quantity: 20, stake: '10000.00', winMax: '1000000.00' },
    ...{ reason: 'Mưa giờ vàng tối thứ Sáu.', requestId: 'seed-rain-waiting' },
  })
}
