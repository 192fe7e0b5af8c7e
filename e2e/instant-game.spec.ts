import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { checkOwnRound } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'

test('a round of mines is opened, loses its line, goes on after a reload, is cashed out and checked', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const { frame, stage } = await openMines(page)
  await untilOneIsSafe(frame, stage)
  const round = (await stage.getAttribute('data-round')) ?? ''
  await page.route('**/studio/instant/actions', (route) => route.abort())
  await frame.getByRole('button', { name: text('instant:instant.mines.tile.hidden', { tile: 2 }) }).click()
  await expect(frame.getByText(text('instant:instant.checking')).first()).toBeVisible()
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => location.reload())
  await expect(stage).toHaveAttribute('data-state', 'open', { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-round', round)
  await expect(frame.getByRole('button', { name: text('instant:instant.mines.tile.safe', { tile: 1 }) })).toBeVisible()
  await expect(
    frame.getByRole('button', { name: text('instant:instant.mines.tile.hidden', { tile: 2 }) }),
  ).toBeEnabled()
  await page.unroute('**/studio/instant/actions')
  await frame.getByRole('button', { name: textStart('instant:instant.cashOut') }).click()
  await expect(stage).toHaveAttribute('data-state', 'idle')
  await checkOwnRound(frame)
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
  await frame.getByRole('slider', { name: textStart('instant:instant.mines.count') }).fill('1')
  return { frame, stage }
}

/** One tile in twenty-five ends the round: then another is opened. */
async function untilOneIsSafe(frame: FrameLocator, stage: Locator): Promise<void> {
  const cashOut = frame.getByRole('button', { name: textStart('instant:instant.cashOut') })
  await expect(async () => {
    if ((await stage.getAttribute('data-state')) === 'idle')
      await frame.getByRole('button', { name: textStart('instant:instant.bet') }).click()
    await frame
      .getByRole('button', { name: text('instant:instant.mines.tile.hidden', { tile: 1 }) })
      .click({ timeout: 5_000 })
    await expect(cashOut).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
}
