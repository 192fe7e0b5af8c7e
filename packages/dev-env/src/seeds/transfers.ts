import { demoAccounts, demoPaymentPassword } from '../demo-accounts.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'

const [general, below] = demoAccounts.agents

/** From the general agent to the agent below, so that both have one to show. Money that has yet to be staked stays. */
export async function seedTransfers(world: SeedWorld): Promise<void> {
  const { api } = await enter(world, general)
  const { turnoverLeft } = await api.transfers.desk({})
  if (Number(turnoverLeft) > 0) return
  await api.transfers.send({
    direction: 'down',
    account: below.username,
    amount: '2000000.00',
    paymentPassword: demoPaymentPassword,
    requestId: 'seed-transfer-below',
  })
}
