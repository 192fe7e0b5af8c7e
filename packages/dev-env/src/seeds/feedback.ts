import { demoAccounts } from '../demo-accounts.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [minhanh88, bienxanh79] = demoAccounts.players
const [owner] = demoAccounts.staff

const messages = [
  {
    account: minhanh88,
    questionType: 'games',
    content: 'Cho mình xin thêm trò có cược nhỏ.\nCảm ơn hội chợ!',
  },
  { account: bienxanh79, questionType: 'money', content: 'Rút tiền về ngân hàng mất bao lâu vào cuối tuần?' },
] as const

/** What two players wrote to the house; nobody answered yet. */
export async function seedFeedback(world: SeedWorld): Promise<void> {
  const staff = await enterStaff(world, owner)
  for (const { account, ...message } of messages) {
    const { total } = await staff.api.staff.feedbacks({ query: account.username })
    if (total > 0) continue
    const { api } = await enter(world, account)
    await api.feedback.send(message)
  }
}
