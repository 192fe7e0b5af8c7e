import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('one person asks for an adjustment, another approves it, and the ledger says why', async ({ page, browser }) => {
  const player = await newPlayer({ deposit: '300000.00' })
  await enterPortal(page, player.token())
  await page.goto('/member/transactionHistory')

  const trang = await openConsole(browser, 'trang')
  await trang.goto(`/adjustments?query=${player.username}`)
  await trang.getByRole('button', { name: text('console:adjust.ask') }).click()
  const form = trang.getByRole('dialog', { name: text('console:adjust.ask') })
  await form.getByLabel('Tên tài khoản').fill(player.username)
  await form.getByLabel(text('console:contracts.amount')).fill('45000')
  await form.getByLabel(text('console:reason.label')).fill('Nạp thiếu, đã đối chiếu với ngân hàng')
  await form.getByRole('button', { name: text('console:adjust.askNow') }).click()
  await expect(trang.getByText(text('console:adjust.mine'))).toBeVisible()
  await expect(trang.getByRole('button', { name: text('console:action.approve'), exact: true })).toHaveCount(0)

  const khoa = await openConsole(browser, 'khoa')
  await khoa.goto(`/adjustments?query=${player.username}`)
  await khoa.getByRole('row', { name: player.username }).click()
  const panel = khoa.getByRole('complementary', { name: text('console:adjust.panel') })
  await panel.getByRole('button', { name: text('console:action.approve') }).click()
  const question = khoa.getByRole('dialog', { name: /45\.000/ })
  await question.getByRole('button', { name: text('console:action.approve') }).click()
  await expect(panel.getByText(text('console:wishes.state.approved'))).toBeVisible()

  await panel.getByRole('link', { name: text('console:adjust.openTransfer') }).click()
  const transfer = khoa.getByRole('complementary', { name: text('console:ledger.panel') })
  await expect(transfer.getByText(text('console:adjust.panel'), { exact: true })).toBeVisible()
  await transfer.getByRole('button', { name: player.username }).click()
  await expect(
    khoa
      .getByRole('region', { name: text('console:ledger.account') })
      .getByText('345.000')
      .first(),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main').getByText('+45.000').first()).toBeVisible()
  for (const staff of [trang, khoa]) await staff.context().close()
})
