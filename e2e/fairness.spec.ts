import { expect, type Page, test } from '@playwright/test'
import { unitsIn } from './support/money.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { openedSlot, type Slot } from './support/slot.ts'

test.beforeEach(() => test.setTimeout(120_000))

test('a player checks a finished round: the pair is revealed, and the browser finds the same result', async ({ page }) => {
  const slot = await openSlot(page)
  await slot.spin()
  const { frame } = slot
  await frame.getByRole('button', { name: 'Trình đơn' }).click()
  await frame.getByRole('dialog').getByRole('button', { name: 'Lịch sử vòng' }).click()
  const history = frame.getByRole('dialog', { name: 'Lịch sử vòng' })
  await history.getByRole('button', { name: /^Kiểm tra vòng/ }).click()
  const check = frame.getByRole('dialog', { name: 'Kiểm tra công bằng' })
  await expect(check.getByText('chưa mở')).toBeVisible()
  await check.getByRole('button', { name: 'Đổi cặp mã và kiểm tra' }).click()
  await expect(check.getByText('Mã máy chủ đúng với khoá đã công bố')).toBeVisible()
  await expect(check.getByText('Các cột, dòng trúng và khoản trả giống hệt')).toBeVisible()
  await expect(check.getByText('ĐÃ KHỚP')).toBeVisible()
  const proof = page.waitForEvent('download')
  await check.getByRole('button', { name: 'Tải bằng chứng (JSON)' }).click()
  expect((await proof).suggestedFilename()).toMatch(/\.json$/)
})

test('a reload in the middle of a show goes on with the same round and takes no second stake', async ({ page }) => {
  const slot = await openSlot(page)
  const stage = slot.frame.locator('[data-state]')
  await slot.frame.getByRole('button', { name: 'Quay', exact: true }).click()
  await expect(stage).toHaveAttribute('data-state', 'showing')
  const round = (await stage.getAttribute('data-round')) ?? ''
  await page.frames().at(-1)?.evaluate(() => location.reload())
  await expect(stage).toHaveAttribute('data-round', round)
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await slot.frame.getByRole('button', { name: 'Trình đơn' }).click()
  await slot.frame.getByRole('dialog').getByRole('button', { name: 'Lịch sử vòng' }).click()
  await expect(slot.frame.getByRole('dialog', { name: 'Lịch sử vòng' }).getByRole('button', { name: /^Kiểm tra vòng/ })).toHaveCount(1)
})

test('a double press on the big button is one bet', async ({ page }) => {
  const slot = await openSlot(page)
  const bets: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/spins') && bets.push(request.url()))
  await slot.frame.getByRole('button', { name: 'Quay', exact: true }).dblclick()
  await expect(slot.frame.locator('[data-state]')).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await expect(slot.frame.locator('[data-round]')).toBeAttached()
  expect(bets).toHaveLength(1)
})

test('the paytable shows the certified return, the menu leads to it, and sound is off until it is asked for', async ({ page }) => {
  const { frame } = await openSlot(page)
  await frame.getByRole('button', { name: 'Bật âm thanh' }).click()
  await expect(frame.getByRole('button', { name: 'Tắt âm thanh' })).toBeVisible()
  await frame.getByRole('button', { name: 'Bảng trả thưởng' }).click()
  const paytable = frame.getByRole('dialog', { name: 'Bảng trả thưởng' })
  await expect(paytable.getByText('Tỷ lệ trả thưởng (RTP)')).toBeVisible()
  const shown = (await paytable.getByText(/^9\d,\d+\s?%$/).first().textContent()) ?? ''
  await expect(page.getByRole('banner').getByText(`RTP ${shown}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(paytable).toBeHidden()
})

test('a stake above the balance is refused before anything moves, and the way to the cashier works', async ({ page }) => {
  const slot = await openSlot(page, '1000.00')
  await slot.frame.getByRole('button', { name: 'Quay', exact: true }).click()
  const notice = slot.frame.getByRole('dialog', { name: 'Số dư không đủ cho vòng này' })
  await expect(notice).toContainText('tiền chưa bị trừ')
  expect(await unitsIn(slot.balance)).toBe(1_000)
  await notice.getByRole('button', { name: 'Nạp tiền' }).click()
  await expect(page).toHaveURL('/member/depositv2')
})

test('a launch link works once: its second use says so and leads back to the lobby', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const [game] = await player.api.catalogue.hotGames({})
  if (!game) throw new Error('the world has no hot game')
  const { url } = await player.api.catalogue.launch({ ...game, mode: 'real', language: 'vi', returnUrl: new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url()).origin })
  await page.goto(url)
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Liên kết này đã dùng' })).toBeVisible()
})

async function openSlot(page: Page, deposit = '5000000.00'): Promise<Slot> {
  const player = await newPlayer({ deposit })
  await enterPortal(page, player.token())
  const [game] = await player.api.catalogue.hotGames({})
  await page.goto(`/seamless?nodeId=${game?.nodeId}`)
  return openedSlot(page)
}
