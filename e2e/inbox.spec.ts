import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test('[R2.3.10] [R2.6.13] [R2.6.16] [R3.140] a message that comes is counted at once, and read in the inbox', async ({
  page,
}) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const isListening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/')
  const header = page.getByRole('banner')
  const entry = header.getByRole('link', { name: 'Tin nhắn', exact: true })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveText('')
  await isListening
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
