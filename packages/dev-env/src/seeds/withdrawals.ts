import { isRefusal } from '@fairground/client'
import { demoAccounts, demoPaymentPassword } from '../demo-accounts.ts'
import type { Player } from '../player.ts'
import { openStaff, type StaffUser } from '../staff-user.ts'
import { enter, payeeNameOf } from './players.ts'
import type { SeedWorld } from './seed-world.ts'

interface Plan {
  amount: string
  /** What staff do with it. */
  review: (staff: { trang: StaffUser; khoa: StaffUser }, withdrawalId: string) => Promise<unknown>
}

const plans: Record<string, Plan> = {
  minhanh88: {
    amount: '1200000.00',
    review: ({ trang }, withdrawalId) => trang.api.staff.approveWithdrawal({ withdrawalId }),
  },
  bienxanh79: { amount: '2500000.00', review: async () => {} },
  hoasen88: {
    amount: '90000000.00',
    review: ({ trang }, withdrawalId) => trang.api.staff.approveWithdrawal({ withdrawalId }),
  },
  quocbao77: {
    amount: '900000.00',
    review: ({ khoa }, withdrawalId) =>
      khoa.api.staff.rejectWithdrawal({ withdrawalId, reason: 'Tên chủ tài khoản chưa rõ, bạn vui lòng gửi lại.' }),
  },
}

/** One withdrawal in every state that a reviewer or a player meets. */
export async function seedWithdrawals(world: SeedWorld): Promise<void> {
  const [, trangAccount, khoaAccount] = demoAccounts.staff
  const trang = await openStaff(world.consoleUrl, trangAccount.username, trangAccount.password)
  const khoa = await openStaff(world.consoleUrl, khoaAccount.username, khoaAccount.password)
  for (const account of demoAccounts.players) {
    const plan = plans[account.username]
    if (!plan) continue
    const player = await enter(world, account)
    const withdrawalId = await request(player, plan.amount)
    await plan.review({ trang, khoa }, withdrawalId).catch(ignoreDone)
  }
}

async function request({ api, username }: Player, amount: string): Promise<string> {
  const accounts = await api.withdrawals.accounts({})
  const card =
    accounts[0] ??
    (await api.withdrawals.addAccount({
      bankCode: 'SEN',
      accountName: payeeNameOf(username),
      accountNo: accountNoOf(username),
      paymentPassword: demoPaymentPassword,
    }))
  const withdrawal = await api.withdrawals.request({
    cardId: card.cardId,
    amount,
    paymentPassword: demoPaymentPassword,
    requestId: `seed-out-${username}`,
  })
  return withdrawal.withdrawalId
}

/** Ten digits that differ by person. */
const accountNoOf = (username: string) =>
  String(
    [...username].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_000_000_000, 7) + 1_000_000_000,
  )

/** The step was taken before an interrupted start. */
function ignoreDone(error: unknown): void {
  if (!isRefusal(error, 'STATE_CONFLICT') && !isRefusal(error, 'FOUR_EYES')) throw error
}
