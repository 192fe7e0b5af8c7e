import { expect, type Page, test } from '@playwright/test'
import { newAccountNo, newPlayer, paymentPassword } from './support/new-player.ts'
import { openWithdrawal } from './support/review.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('[R2.6.18] staff send a withdrawal in parts, and the player reads each of them and confirms what came', async ({
  page,
  browser,
}) => {
  const player = await newPlayer({ deposit: '2000000.00', withPayoutAccount: true })
  const [account] = await player.api.withdrawals.accounts({})
  await player.api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '900000.00',
    paymentPassword,
    requestId: player.username,
  })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  const ticket = page.getByRole('article')
  await expect(ticket.getByText('Đang duyệt')).toBeVisible()

  const trang = await openConsole(browser, 'trang')
  const panel = await openWithdrawal(trang, player.username)
  await panel.getByRole('checkbox', { name: /^Tôi tự chuyển tiền/ }).check()
  await panel.getByRole('button', { name: 'Duyệt' }).click()
  const amount = panel.getByLabel(/^Số tiền đã chi/)
  await expect(amount).toHaveValue('900.000')
  await amount.fill('600000')
  await panel.getByLabel(/^Mã giao dịch ngân hàng/).fill('FT26325001')
  await panel.getByRole('button', { name: 'Đã chuyển tiền' }).click()
  await expect(panel.getByText('FT26325001')).toBeVisible()
  await expect(amount).toHaveValue('300.000')

  await expect(ticket.getByText('Đã chi một phần')).toBeVisible()
  await expect(ticket.getByText('FT26325001')).toBeVisible()
  await expect(ticket.getByText(/300\.000/)).toBeVisible()
  await expect(ticket.getByText(/được tính là đã nhận sau 2[34]:\d\d:\d\d/)).toBeVisible()
  await confirmReceipt(page, 'Đã nhận phần đã chi')
  await expect(ticket.getByText('Đang chi', { exact: true }).first()).toBeVisible()

  await panel.getByLabel(/^Mã giao dịch ngân hàng/).fill('FT26325002')
  await panel.getByRole('button', { name: 'Đã chuyển tiền' }).click()
  await expect(panel.getByText('FT26325002')).toBeVisible()
  await confirmReceipt(page, 'Đã nhận đủ')
  await expect(ticket.getByText('Đã nhận đủ', { exact: true }).first()).toBeVisible()
  await expect(panel.getByText('Người chơi xác nhận nhận đủ').first()).toBeVisible()
  await trang.context().close()
})

test('a second payout account says before how long it rests, counts down, and takes no withdrawal until then', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '500000.00', withPayoutAccount: true })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  await page.getByRole('button', { name: 'Thêm tài khoản' }).click()
  await expect(page.getByText(/tài khoản mới chưa nhận tiền trong 24 giờ đầu/)).toBeVisible()
  const accountNo = newAccountNo()
  await player.api.withdrawals.addAccount({
    bankCode: 'DEN',
    accountName: player.payeeName,
    accountNo,
    paymentPassword,
  })
  await page.reload()
  const accounts = page.getByRole('region', { name: 'Tài khoản nhận tiền của tôi' })
  const added = accounts.getByRole('listitem').filter({ hasText: accountNo.slice(-4) })
  await expect(added.getByText(/^dùng được sau 2[34]:\d\d:\d\d$/)).toBeVisible()
  await added.getByRole('button', { name: 'Đặt mặc định' }).click()
  await expect(added.getByText('Mặc định', { exact: true })).toBeVisible()
  await expect(page.getByText(/Tài khoản này vừa được thêm/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gửi yêu cầu rút' })).toBeDisabled()
  await added.getByRole('button', { name: /^Xoá NH Đèn/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(added).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Gửi yêu cầu rút' })).toBeEnabled()
})

async function confirmReceipt(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Xác nhận nhận tiền' }).click()
  const ask = page.getByRole('dialog', { name: 'Tiền đã về chưa?' })
  await expect(ask.getByText('Còn lại')).toBeVisible()
  await ask.getByRole('button', { name: answer, exact: true }).click()
  await expect(ask).toHaveCount(0)
}
