import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [, bienxanh79] = demoAccounts.players
const [owner] = demoAccounts.staff

/** Somebody of the staff worries about a player: the job finds the sign, opens a task and stops gifts. */
export async function seedRisk(world: SeedWorld): Promise<void> {
  const { api } = await enterStaff(world, owner)
  const { list } = await api.staff.members({ query: bienxanh79.username })
  const memberId = list.find(({ account }) => account === bienxanh79.username)?.memberId
  if (!memberId) throw new Error(`${bienxanh79.username} is not there`)
  const { actions } = await api.staff.memberRisk({ memberId })
  if (actions.length > 0) return
  await api.staff.tagMember({ memberId, tags: ['Đang theo dõi'] })
  await api.staff.actOnMember({
    memberId,
    act: 'note',
    reason: 'Nhắn hỗ trợ lúc 2 giờ sáng: mất việc tháng trước, vẫn nạp mỗi ngày.',
  })
}
