import { demoAccounts } from '../demo-accounts.ts'
import { openStaff } from '../staff-user.ts'
import type { SeedWorld } from './seed-world.ts'

const [minhanh88] = demoAccounts.players
const [, trang] = demoAccounts.staff

/** A correction that trang asked for and another person has yet to decide. */
export async function seedAdjustments({ consoleUrl }: SeedWorld): Promise<void> {
  const { api } = await openStaff(consoleUrl, trang.username, trang.password)
  await api.staff.askAdjustment({
    member: minhanh88.username,
    direction: 'credit',
    amount: '250000.00',
    reason: 'Thưởng nạp lần đầu chưa được cộng, đã đối chiếu lịch sử nạp.',
    requestId: 'seed-adjustment',
  })
}
