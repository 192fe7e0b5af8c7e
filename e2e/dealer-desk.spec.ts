import { text } from '@fairground/i18n/texts'
import { expect, type FrameLocator, test } from '@playwright/test'
import { type Desk, dealRound, finish, layInTime, openDesk } from './support/dealer-desk.ts'
import { movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'

const stepMs = 60_000

test('two staff deal a round by typing its cards apart from each other, and a player wins', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const dealer = await openDesk(browser, 'owner')
  const second = await openDesk(browser, 'linh')
  try {
    await dealer.press('act.open-shift')
    await expect(dealer.root).toHaveAttribute('data-next', 'shoe', { timeout: stepMs })
    await dealer.press('act.new-shoe')
    await expect(dealer.root).toHaveAttribute('data-next', 'bets', { timeout: stepMs })
    const player = await newPlayer({ deposit: '5000000.00' })
    const { frame, stage } = await openTable(page, player, 'C05')
    const banker = frame.getByRole('button', {
      name: new RegExp(`^${text('instant:instant.baccarat.spot.banker')} 0,95:1`),
    })
    await layInTime({ dealer, second, stage, banker })
    await showPicture(dealer, frame)
    const round = `${await stage.getAttribute('data-round')}`
    await dealRound(dealer, second, round)
    await expect(async () => {
      expect(await movesOf(player)).toContain('win')
    }).toPass({ timeout: stepMs })
    await expect(frame.getByText(text('instant:live.onCamera')).first()).toBeVisible()
  } finally {
    await dealer.press('act.close-shift')
    await finish(dealer, second)
  }
  await dealer.page.context().close()
  await second.page.context().close()
})

/** The desk's test picture plays in the frame of a player, and goes when the desk stops it. */
async function showPicture({ frame: desk }: Desk, frame: FrameLocator): Promise<void> {
  const picture = frame.locator('.live-picture')
  await desk.getByRole('button', { name: text('desk:pictureTest') }).click()
  await expect(desk.locator('[data-picture]')).toHaveAttribute('data-picture', 'on', { timeout: stepMs })
  await expect(picture).toHaveAttribute('data-live', 'true', { timeout: stepMs })
  expect(await picture.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.muted])).toEqual([640, true])
  await desk.getByRole('button', { name: text('desk:pictureStop') }).click()
  await expect(picture).toHaveAttribute('data-live', 'false', { timeout: stepMs })
}
