import { text } from '@fairground/i18n/texts'
import { expect, type FrameLocator, test } from '@playwright/test'
import { browser as findBrowser } from './browser.ts'
import { type Desk, dealRound, finish, layInTime, openDesk } from './support/dealer-desk.ts'
import { movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'

const stepMs = 60_000

// The desk shows a picture by a camera, which no test machine has.
const { executablePath, args, env } = await findBrowser()
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { executablePath, args: [...args, ...fakeCamera], env: { ...process.env, ...env } } })

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
    await stopPicture(dealer, frame)
  } finally {
    await dealer.press('act.close-shift')
    await finish(dealer, second)
  }
  await dealer.page.context().close()
  await second.page.context().close()
})

/** The desk's camera plays in the frame of a player, who is told how far it is behind. */
async function showPicture({ frame: desk }: Desk, frame: FrameLocator): Promise<void> {
  const picture = frame.locator('.live-picture')
  await desk.getByRole('button', { name: text('desk:pictureCamera') }).click()
  await expect(desk.locator('[data-picture]')).toHaveAttribute('data-picture', 'on', { timeout: stepMs })
  await expect(picture).toHaveAttribute('data-live', 'true', { timeout: stepMs })
  expect(await picture.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.muted])).toEqual([640, true])
  const age = frame.locator('.live-picture-age[data-stamped="true"]')
  await expect(age).toHaveText(/^Hình chậm \d,\d giây$/, { timeout: stepMs })
}

/** The picture of the table goes when the desk stops it. */
async function stopPicture({ frame: desk }: Desk, frame: FrameLocator): Promise<void> {
  await desk.getByRole('button', { name: text('desk:pictureStop') }).click()
  await expect(frame.locator('.live-picture')).toHaveAttribute('data-live', 'false', { timeout: stepMs })
  await expect(frame.locator('.live-picture-age')).toBeHidden()
}
