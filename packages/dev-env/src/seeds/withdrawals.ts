import { isRefusal } from '@fairground/client'
import { demoAccounts, demoPaymentPassword } from '../demo-accounts.ts'
import type { Player } from '../player.ts'
import type { StaffUser } from '../staff-user.ts'
import { enter, payeeNameOf } from './players.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'
import { statementPicture } from './statement-picture.ts'

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

const disputing = demoAccounts.players[3]

/** One withdrawal in every state that a reviewer or a player meets. */
export async function seedWithdrawals(world: SeedWorld): Promise<void> {
  const [, trangAccount, khoaAccount] = demoAccounts.staff
  const trang = await enterStaff(world, trangAccount)
  const khoa = await enterStaff(world, khoaAccount)
  for (const account of demoAccounts.players) {
    const plan = plans[account.username]
    if (!plan) continue
    const player = await enter(world, account)
    const withdrawalId = await request(player, plan.amount, 'seed-out')
    await plan.review({ trang, khoa }, withdrawalId).catch(ignoreDone)
    if (account === disputing) await seedDispute(player, trang)
  }
}

/** A payout that staff sent and the player did not get. */
async function seedDispute(player: Player, trang: StaffUser): Promise<void> {
  const withdrawalId = await request(player, '600000.00', 'seed-disputed')
  try {
    await trang.api.staff.approveWithdrawal({ withdrawalId, byHand: true })
    await trang.api.staff.payWithdrawalPart({ withdrawalId, amount: '600000.00', reference: 'FT26325777' })
    const { fileId } = await player.api.uploads.upload({
      purpose: 'withdrawal',
      file: statementPicture('statement.png'),
    })
    await player.api.withdrawals.confirm({
      withdrawalId,
      result: 'notReceived',
      text: 'Tôi đã xem sao kê đến 20:15, chưa thấy khoản 600.000 ₫ nào đến.',
      proofImages: [fileId],
    })
  } catch (error) {
    ignoreDone(error)
  }
}

async function request({ api, username }: Player, amount: string, purpose: string): Promise<string> {
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
    requestId: `${purpose}-${username}`,
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
