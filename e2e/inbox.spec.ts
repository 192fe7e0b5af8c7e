import { expect, test } from '@playwright/test'
import { liveLineJoined } from './support/live-line.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('[R2.3.10] [R2.6.13] [R2.6.16] [R3.140] a message that comes is counted at once, and read in the inbox', async ({
  page,
}) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const joined = liveLineJoined(page)
  await page.goto('/')
  const header = page.getByRole('banner')
  const entry = header.getByRole('link', { name: 'Tin nhắn', exact: true })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveText('')
  await joined
  const method = (await player.api.deposits.methods({})).find(({ kind }) => kind === 'sandbox')
  if (!method) throw new Error('the world has no sandbox deposit')
  await player.api.deposits.request({ methodId: method.methodId, amount: '150000.00', requestId: crypto.randomUUID() })
  const unread = header.getByRole('link', { name: 'Tin nhắn, 1 tin chưa đọc' })
  await expect(unread).toHaveText('1')
  expect(await player.api.inbox.unread({})).toEqual({ unreadMessage: 1 })
  await unread.click()
  await expect(page).toHaveURL('/member/messageV2')
  const message = page.getByRole('main').getByRole('button', { name: 'Tiền nạp đã vào ví' })
  await message.click()
  await expect(page.getByRole('main').getByText('150.000 VND')).toBeVisible()
  await expect(entry).toHaveText('')
  await page.getByRole('main').getByRole('button', { name: 'Xoá' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá' }).click()
  await expect(page.getByText('Chưa có tin nhắn')).toBeVisible()
})

test('staff write to a list of accounts from a template, and the one who reads it is counted', async ({
  page,
  browser,
}) => {
  const player = await newPlayer()
  const staff = await openConsole(browser, 'owner')
  await staff.goto('/messages?id=new')
  await staff.getByLabel('Bắt đầu từ mẫu').click()
  await staff.getByRole('option', { name: /^Chào mừng/ }).click()
  await staff.getByRole('radio', { name: 'Danh sách tài khoản' }).check()
  await staff.getByRole('textbox', { name: 'Tài khoản' }).fill(player.username)
  await staff.getByRole('button', { name: 'Gửi', exact: true }).click()
  const question = staff.getByRole('dialog', { name: 'Gửi cho 1 người?' })
  await question.getByRole('button', { name: 'Gửi' }).click()
  const panel = staff.getByRole('complementary', { name: 'Tin gửi nhiều người' })
  await expect(panel.getByText('Đã gửi', { exact: true })).toBeVisible({ timeout: 30_000 })

  await enterPortal(page, player.token())
  await page.goto('/member/messageV2')
  await page
    .getByRole('main')
    .getByRole('button', { name: `Chào mừng ${player.username}` })
    .click()
  await expect(page.getByRole('main').getByText('Rất vui được gặp bạn.')).toBeVisible()
  await expect.poll(async () => (await player.api.inbox.unread({})).unreadMessage).toBe(0)
  await staff.reload()
  await expect(panel.getByRole('definition').filter({ hasText: /^1$/ })).toHaveCount(2)
  await staff.context().close()
})
