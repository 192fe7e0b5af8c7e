import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [minhanh88] = demoAccounts.players
const [, trang] = demoAccounts.staff

/** A correction that trang asked for and another person has yet to decide. */
export async function seedAdjustments(world: SeedWorld): Promise<void> {
  const { api } = await enterStaff(world, trang)
  await api.staff.askAdjustment({
    member: minhanh88.username,
    direction: 'credit',
    amount: '250000.00',
    reason: 'Thưởng nạp lần đầu chưa được cộng, đã đối chiếu lịch sử nạp.',
    requestId: 'seed-adjustment',
  })
}
