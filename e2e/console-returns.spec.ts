import { expect, type Page, test } from '@playwright/test'
import { countReturnsNow } from './support/database.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'

const game = 'Ngọc Trai Biển Sâu'

test('[R-47] staff see what a game returned beside its certificate, stop it at one press, and open it again', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const player = await newPlayer({ deposit: '1000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: game })
  const address = `/seamless?nodeId=${list[0]?.nodeId}`
  await page.goto(address)
  const slot = await openedSlot(page)
  await slot.spin()
  await countReturnsNow()

  const risk = await openConsole(browser, 'owner')
  const panel = await openReturn(risk)
  await expect(panel.getByRole('figure', { name: 'Tỷ lệ trả theo ngày, %' })).toBeVisible()
  await expect(panel.getByText('Chứng nhận', { exact: true }).last()).toBeVisible()
  await panel.getByRole('button', { name: 'Dừng trò chơi' }).click()
  await expect(panel.getByText('Dừng từ')).toBeVisible()

  await expect(async () => {
    await slot.frame.getByRole('button', { name: 'Quay', exact: true }).click()
    await expect(slot.frame.getByText('Trò chơi đang tạm nghỉ')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await page.goto(address)
  await expect(page.getByText('đang tạm dừng để kiểm tra')).toBeVisible()

  await panel.getByRole('button', { name: 'Mở lại' }).click()
  const question = risk.getByRole('dialog', { name: `Mở lại ${game}?` })
  await question.getByLabel('Lý do').fill('Đã kiểm tra, trò chạy đúng')
  await question.getByRole('button', { name: 'Mở lại' }).click()
  await expect(panel.getByRole('button', { name: 'Dừng trò chơi' })).toBeVisible()
  await page.goto(address)
  await openedSlot(page)
  await risk.context().close()
})

/** The game's panel on the page of returns, once the look at the games has been taken. */
async function openReturn(page: Page) {
  await page.goto('/games?tab=returns')
  const row = page.getByRole('row', { name: new RegExp(game) }).first()
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await row.click()
  return page.getByRole('complementary', { name: 'Tỷ lệ trả của trò chơi' })
}
