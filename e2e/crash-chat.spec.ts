import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

/** A run may take three minutes, and the next one is a few seconds away: then the bet is taken. */
const roundMs = 240_000
/** What one says is on other screens within a second, on a machine that has time for it. */
const heardMs = 30_000

test('one player says something at the crash table, another reads it, and staff take it off both screens', {
  tag: '@phone',
}, async ({ page, browser, isMobile }) => {
  test.setTimeout(600_000)
  const [speaker, reader] = [await newPlayer({ deposit: '5000000.00' }), await newPlayer()]
  const other = await openOther(browser, isMobile)
  const own = await openCrash(page, speaker)
  const theirs = await openCrash(other, reader)
  await openChat(own, isMobile)
  await openChat(theirs, isMobile)
  await expect(theirs.getByText('Ai có đặt cược trong 30 ngày qua mới viết được')).toBeVisible()
  await betOnce(own, isMobile)

  const text = `Chúc cả bàn may mắn ${speaker.username}`
  const line = own.getByRole('textbox', { name: 'Nhắn gì đó…' })
  await expect(line).toBeEnabled({ timeout: roundMs })
  await line.fill(text)
  await line.press('Enter')
  await expect(own.getByText(text)).toBeVisible()
  await expect(line).toHaveValue('')
  await expect(theirs.getByText(text)).toBeVisible({ timeout: heardMs })

  await line.fill('kết bạn zalo 0912345678')
  await line.press('Enter')
  await expect(own.getByText('Không gửi liên kết, số điện thoại hay tài khoản liên lạc.')).toBeVisible()

  const staff = await openConsole(browser, 'owner')
  await staff.goto('/games?tab=chat&id=crash')
  const row = staff.getByRole('row', { name: new RegExp(text) })
  await expect(row.getByText(speaker.username, { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Ẩn tin' }).click()
  await expect(row.getByRole('button', { name: 'Ẩn tin' })).toHaveCount(0)
  await expect(own.getByText(text)).toHaveCount(0, { timeout: heardMs })
  await expect(theirs.getByText(text)).toHaveCount(0, { timeout: heardMs })

  await row.getByRole('button', { name: 'Chặn nhắn' }).click()
  const question = staff.getByRole('dialog', { name: /^Chặn/ })
  await question.getByLabel('Lý do').fill('Rủ rê liên hệ bên ngoài')
  await question.getByRole('button', { name: 'Lưu' }).click()
  await expect(own.getByText('Bạn chỉ đọc được tin, đến')).toBeVisible({ timeout: heardMs })
  await staff.context().close()
  await other.context().close()
})

/** A page of somebody else, of the same size. */
async function openOther(browser: Browser, isMobile: boolean): Promise<Page> {
  const viewport = isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Launched from the portal by its name. */
async function openCrash(page: Page, player: TestPlayer): Promise<FrameLocator> {
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Pháo Hoa Crash' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  await expect(frame.locator('[data-rules="crash"]')).toBeVisible({ timeout: 45_000 })
  return frame
}

/** Beside the bets on a desk, a sheet on a phone. */
const openChat = (frame: FrameLocator, isMobile: boolean): Promise<void> =>
  isMobile
    ? frame.getByRole('button', { name: /^Phòng trò chuyện/ }).click()
    : frame.getByRole('tab', { name: /^Phòng trò chuyện/ }).click()

/** Too late for this round it is the bet of the next one. */
async function betOnce(frame: FrameLocator, isMobile: boolean): Promise<void> {
  if (isMobile) await frame.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click()
  await frame.getByRole('button', { name: /^(Đặt cược|Cược vòng sau)/ }).click()
  if (isMobile) await openChat(frame, isMobile)
}
