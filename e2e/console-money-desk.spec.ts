import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('one person asks for an adjustment, another approves it, and the ledger says why', async ({ page, browser }) => {
  const player = await newPlayer({ deposit: '300000.00' })
  await enterPortal(page, player.token())
  await page.goto('/member/transactionHistory')

  const trang = await openConsole(browser, 'trang')
  await trang.goto(`/adjustments?query=${player.username}`)
  await trang.getByRole('button', { name: 'Điều chỉnh mới' }).click()
  const form = trang.getByRole('dialog', { name: 'Điều chỉnh mới' })
  await form.getByLabel('Tên tài khoản').fill(player.username)
  await form.getByLabel('Số tiền').fill('45000')
  await form.getByLabel('Lý do').fill('Nạp thiếu, đã đối chiếu với ngân hàng')
  await form.getByRole('button', { name: 'Gửi đề nghị' }).click()
  await expect(trang.getByText('Bạn đã đề nghị. Người khác phải quyết định.')).toBeVisible()
  await expect(trang.getByRole('button', { name: 'Duyệt', exact: true })).toHaveCount(0)

  const khoa = await openConsole(browser, 'khoa')
  await khoa.goto(`/adjustments?query=${player.username}`)
  await khoa.getByRole('row', { name: player.username }).click()
  const panel = khoa.getByRole('complementary', { name: 'Lệnh điều chỉnh' })
  await panel.getByRole('button', { name: 'Duyệt' }).click()
  const question = khoa.getByRole('dialog', { name: /45\.000/ })
  await question.getByRole('button', { name: 'Duyệt' }).click()
  await expect(panel.getByText('Đã duyệt')).toBeVisible()

  await panel.getByRole('link', { name: 'Xem trong sổ cái' }).click()
  const transfer = khoa.getByRole('complementary', { name: 'Bút toán' })
  await expect(transfer.getByText('Lệnh điều chỉnh', { exact: true })).toBeVisible()
  await transfer.getByRole('button', { name: player.username }).click()
  await expect(khoa.getByRole('region', { name: 'Tài khoản sổ cái' }).getByText('345.000').first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main').getByText('+45.000').first()).toBeVisible()
  for (const staff of [trang, khoa]) await staff.context().close()
})
