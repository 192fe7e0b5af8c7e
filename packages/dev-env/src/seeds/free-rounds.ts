import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [minhanh88] = demoAccounts.players
const [owner, trang] = demoAccounts.staff

/** Rounds that can be played, and a request that another person has yet to decide. */
export async function seedFreeRounds(world: SeedWorld): Promise<void> {
  const asker = await enterStaff(world, trang)
  const decider = await enterStaff(world, owner)
  const { list } = await asker.api.staff.freeRoundGames({ name: 'Khổng Tước' })
  const nodeId = list[0]?.nodeId
  if (!nodeId) throw new Error('no game takes free rounds')
  const wish = { member: minhanh88.username, nodeId, stake: '10000.00', winMax: '5000000.00' }
  const { wishId, state } = await asker.api.staff.askFreeRounds({
    ...{ ...wish, quantity: 10, days: 30 },
    ...{ reason: 'Quà sinh nhật tháng này.', requestId: 'seed-free-rounds' },
  })
  if (state === 'asked') await decider.api.staff.decideWish({ wishId, isApproved: true })
  await asker.api.staff.askFreeRounds({
    ...{ ...wish, quantity: 20, days: 7 },
    ...{ reason: 'Bù sự cố gián đoạn tối thứ Bảy, đã xem lịch sử ván.', requestId: 'seed-free-rounds-waiting' },
  })
}
