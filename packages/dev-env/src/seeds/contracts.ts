import { demoAccounts } from '../demo-accounts.ts'
import { enter } from './players.ts'
import { playRounds } from './rounds.ts'
import type { SeedWorld } from './seed-world.ts'

const [general, below] = demoAccounts.agents
const [, , , quocbao77] = demoAccounts.players
/** After the beginning of the period, so that bets are surely of it. */
const afterStartMs = 5_000

/** Between the general agent and the agent below: a salary that is signed, and a dividend that waits for an answer. */
export async function seedContracts(world: SeedWorld): Promise<void> {
  const upline = await enter(world, general)
  const downline = await enter(world, below)
  if ((await upline.api.agentContracts.list({})).length > 0) return
  const sandbox = (await upline.api.deposits.methods({})).find(({ kind }) => kind === 'sandbox')
  if (!sandbox) throw new Error('the world has no sandbox deposit')
  await upline.api.deposits.request({
    methodId: sandbox.methodId,
    amount: '20000000.00',
    requestId: 'seed-contracts',
  })
  const account = below.username
  const { contractId } = await upline.api.agentContracts.offer({
    ...{ kind: 'realtime', account, activeMembers: 0, profitSalaryRate: 0.001, lossSalaryRate: 0.002 },
  })
  await downline.api.agentContracts.processRealtime({ contractId, action: 'accept' })
  await upline.api.agentContracts.offer({
    ...{ kind: 'dividend', account, activeMembers: 1, rate: 0.1, period: 'weekly' },
    periodValidBet: '5000000.00',
  })
}

/** In a new world a player of the team plays when the salary begins to earn, so that the jobs have something to settle. */
export async function playUnderContract(world: SeedWorld): Promise<void> {
  const { api } = await enter(world, below)
  const [salary] = await api.agentContracts.list({ kind: 'realtime', status: 'signed' })
  const waitMs = Date.parse(salary?.effectiveFrom ?? '') - Date.now()
  if (!(waitMs > 0)) return
  await new Promise((resolve) => setTimeout(resolve, waitMs + afterStartMs).unref())
  await playRounds(world, await enter(world, quocbao77), 0)
}
