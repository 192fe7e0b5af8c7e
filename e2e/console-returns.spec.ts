import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { countReturnsNow } from './support/database.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const game = 'Ngọc Trai Biển Sâu'

test('[R-47] staff see a game’s return beside its certificate, stop it with one click, and reopen it', async ({
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
  await expect(panel.getByRole('figure', { name: text('lobby:return.chart') })).toBeVisible()
  await expect(panel.getByText(text('lobby:return.certified'), { exact: true }).last()).toBeVisible()
  await panel.getByRole('button', { name: text('lobby:stop.stop') }).click()
  await expect(panel.getByText(text('lobby:stop.since'))).toBeVisible()

  await expect(async () => {
    await slot.frame.getByRole('button', { name: text('campaigns:raffle.spin'), exact: true }).click()
    await expect(slot.frame.getByText(text('game:refused.GAME_DISABLED.title'))).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await page.goto(address)
  await expect(page.getByText(text('errors:GAME_STOPPED'))).toBeVisible()

  await panel.getByRole('button', { name: text('lobby:stop.resume') }).click()
  const question = risk.getByRole('dialog', { name: text('lobby:stop.resumeTitle', { name: game }) })
  await question.getByLabel(text('console:reason.label')).fill('Đã kiểm tra, trò chạy đúng')
  await question.getByRole('button', { name: text('lobby:stop.resume') }).click()
  await expect(panel.getByRole('button', { name: text('lobby:stop.stop') })).toBeVisible()
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
  return page.getByRole('complementary', { name: text('lobby:return.panel') })
}
