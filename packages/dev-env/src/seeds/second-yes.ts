import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const finance = demoAccounts.staff.find(({ username }) => username === 'trang')

/** A second person's yes to what waits about these; nothing where nothing waits. */
export async function sayYesToWaiting(world: SeedWorld, subjects: readonly string[]): Promise<void> {
  if (!finance) throw new Error('the demo world has somebody of finance')
  const { api } = await enterStaff(world, finance)
  const { list } = await api.staff.wishes({ state: 'asked', pageSize: 100 })
  for (const { wishId, subject } of list)
    if (subjects.includes(subject)) await api.staff.decideWish({ wishId, isApproved: true })
}
