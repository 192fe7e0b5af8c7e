import { rewardJobs } from '@fairground/contract'
import { demoAccounts } from '../demo-accounts.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [, bienxanh79] = demoAccounts.players
const [owner] = demoAccounts.staff

/** A rebate that a player took, and the jobs that give, each run once by hand: players hold the level they staked for. */
export async function seedRewards(world: SeedWorld): Promise<void> {
  const { api } = await enter(world, bienxanh79)
  await api.loyalty.claimRebate({ requestId: 'seed-rebate-1' })
  const staff = await enterStaff(world, owner)
  for (const job of rewardJobs) await staff.api.staff.runReward({ job })
}
