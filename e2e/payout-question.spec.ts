import { expect, test } from '@playwright/test'
import { newPlayer, paymentPassword } from './support/new-player.ts'
import { openWithdrawal } from './support/review.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('staff ask for something before they decide, the player answers, and a refusal is read in the player’s language', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await newPlayer({ deposit: '2000000.00', withPayoutAccount: true })
  const [account] = await player.api.withdrawals.accounts({})
  await player.api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '700000.00',
    paymentPassword,
    requestId: player.username,
  })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  const ticket = page.getByRole('article')
  await expect(ticket.getByText('Đang duyệt')).toBeVisible()

  const trang = await openConsole(browser, 'trang')
  const panel = await openWithdrawal(trang, player.username)
  await panel.getByRole('button', { name: 'Hỏi thêm người chơi' }).click()
  const ask = trang.getByRole('dialog', { name: `Hỏi ${player.username}?` })
  await ask.getByLabel('Bạn cần gì?').fill('Bạn gửi ảnh thẻ ngân hàng giúp chúng tôi.')
  await ask.getByRole('button', { name: 'Gửi câu hỏi' }).click()
  await expect(panel.getByText(/Chờ người chơi trả lời, còn 7[12]:\d\d:\d\d/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Duyệt' })).toBeDisabled()

  await expect(ticket.getByText('Bạn gửi ảnh thẻ ngân hàng giúp chúng tôi.')).toBeVisible()
  await expect(ticket.getByText(/Hãy trả lời trong 7[12]:\d\d:\d\d/)).toBeVisible()
  await ticket.getByRole('button', { name: 'Viết cho nhân viên' }).click()
  const write = page.getByRole('dialog', { name: 'Viết cho nhân viên' })
  await write.getByLabel('Nội dung').fill('Tôi không còn thẻ này.')
  await write.getByRole('button', { name: 'Gửi' }).click()
  await expect(ticket.getByText('Đang duyệt')).toBeVisible()

  await expect(panel.getByText('Tôi không còn thẻ này.')).toBeVisible()
  await panel.getByRole('button', { name: 'Từ chối' }).click()
  const refuse = trang.getByRole('dialog', { name: `Từ chối lệnh rút của ${player.username}?` })
  await refuse.getByRole('radio', { name: /^Ngân hàng không nhận tiền/ }).check()
  await refuse.getByRole('button', { name: 'Từ chối' }).click()
  await expect(refuse).toBeHidden()
  await expect(ticket.getByText(/^Ngân hàng không nhận tiền vào tài khoản này/)).toBeVisible()
  await ticket.getByText('Diễn biến').click()
  const history = ticket.getByRole('list', { name: 'Diễn biến' })
  await expect(history.getByRole('listitem')).toHaveCount(4)
  await expect(history.getByText('Nhân viên', { exact: true })).toHaveCount(2)
  await trang.context().close()
})
