import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { checkOwnRound, openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

// The sea is drawn of pictures.
test.use(withPictures)

test('a magazine is loaded and fired, a shot is written, the rest is paid back on leaving, and its proof is checked in the browser', {
  tag: '@phone',
}, async ({ page }) => {
  const { frame, stage } = await openRoom(page)
  await frame.locator('.fishing-load').click()
  await expect(stage).toHaveAttribute('data-state', 'playing')
  await fireUntilWritten(page, frame, stage)
  await frame.getByRole('button', { name: text('instant:instant.fishing.unload') }).click()
  await expect(stage).toHaveAttribute('data-state', 'idle')
  const history = await openHistory(frame)
  await expect(history.getByText(textStart('game:history.refunded')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await checkOwnRound(frame)
})

/** Launched from the portal by its name; the frame has taken a seat. */
async function openRoom(page: Page): Promise<{ frame: FrameLocator; stage: Locator }> {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Bắn Cá Bãi Cạn' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-rules="fishing-shallow"]')
  await expect(stage).toHaveAttribute('data-seat', /\d/, { timeout: 45_000 })
  return { frame, stage }
}

/** Locked on to whatever is in sight: a kill or a miss, as the seeds will have it. */
async function fireUntilWritten(page: Page, frame: FrameLocator, stage: Locator): Promise<void> {
  await frame.getByRole('button', { name: text('instant:instant.fishing.lock') }).click()
  await frame.getByRole('button', { name: text('instant:instant.fishing.fire'), exact: true }).hover()
  await page.mouse.down()
  await expect(stage).toHaveAttribute('data-spent', /[1-9]/, { timeout: 20_000 })
  await page.mouse.up()
}
