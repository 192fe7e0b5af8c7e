import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test('a round of mines is opened, loses its line, goes on after a reload, is cashed out and checked', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const { frame, stage } = await openMines(page)
  await untilOneIsSafe(frame, stage)
  const round = (await stage.getAttribute('data-round')) ?? ''
  await page.route('**/studio/solo/actions', (route) => route.abort())
  await frame.getByRole('button', { name: 'Ô 2, chưa mở' }).click()
  await expect(frame.getByText('Mất kết nối. Đang kiểm tra vòng này').first()).toBeVisible()
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => location.reload())
  await expect(stage).toHaveAttribute('data-state', 'open', { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-round', round)
  await expect(frame.getByRole('button', { name: 'Ô 1, kim cương' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Ô 2, chưa mở' })).toBeEnabled()
  await page.unroute('**/studio/solo/actions')
  await frame.getByRole('button', { name: /^Nhận tiền/ }).click()
  await expect(stage).toHaveAttribute('data-state', 'idle')
  await check(frame)
})

/** Launched from the portal by its name, with one mine and a lower chance of a short round. */
async function openMines(page: Page): Promise<{ frame: FrameLocator; stage: Locator }> {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Dò Mìn' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-state]')
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await frame.getByRole('slider', { name: /^Số mìn/ }).fill('1')
  return { frame, stage }
}

/** One tile in twenty-five ends the round: then another is opened. */
async function untilOneIsSafe(frame: FrameLocator, stage: Locator): Promise<void> {
  const cashOut = frame.getByRole('button', { name: /^Nhận tiền/ })
  await expect(async () => {
    if ((await stage.getAttribute('data-state')) === 'idle')
      await frame.getByRole('button', { name: /^Đặt cược/ }).click()
    await frame.getByRole('button', { name: 'Ô 1, chưa mở' }).click({ timeout: 5_000 })
    await expect(cashOut).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
}

async function check(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Trình đơn' }).click()
  await frame.getByRole('dialog', { name: 'Trình đơn' }).getByRole('button', { name: 'Lịch sử vòng' }).click()
  const history = frame.getByRole('dialog', { name: 'Lịch sử vòng' })
  await history
    .getByRole('button', { name: /^Kiểm tra vòng/ })
    .first()
    .click()
  const verify = frame.getByRole('dialog', { name: 'Kiểm tra công bằng' })
  await verify.getByRole('button', { name: 'Đổi cặp mã và kiểm tra' }).click()
  await expect(verify.getByText('Chơi lại từ mã, mọi bước và khoản trả giống hệt')).toBeVisible()
  await expect(verify.getByText('ĐÃ KHỚP')).toBeVisible()
}
