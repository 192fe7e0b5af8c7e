import { demoAccounts } from '../demo-accounts.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'

/** Major units paid in by each player with the sandbox method. */
const paidIn: Record<string, string[]> = {
  minhanh88: ['5000000.00', '10000000.00'],
  bienxanh79: ['8000000.00'],
  hoasen88: ['150000000.00'],
  quocbao77: ['3000000.00'],
}

/** Sandbox deposits that are credited at once, and one bank transfer that waits for staff. */
export async function seedDeposits(world: SeedWorld): Promise<void> {
  for (const account of demoAccounts.players.slice(0, 5)) {
    const player = await enter(world, account)
    const methods = await player.api.deposits.methods({})
    const sandbox = methods.find((method) => method.kind === 'sandbox')
    const manual = methods.find((method) => method.kind === 'manual')
    if (!sandbox || !manual) throw new Error('the built-in deposit methods are missing')
    for (const [i, amount] of (paidIn[account.username] ?? []).entries()) {
      await player.api.deposits.request({
        methodId: sandbox.methodId,
        amount,
        requestId: `seed-in-${account.username}-${i}`,
      })
    }
    if (account.username === 'tuanpham') {
      await player.api.deposits.request({
        methodId: manual.methodId,
        amount: '2000000.00',
        requestId: 'seed-in-tuanpham-0',
      })
    }
  }
}
