import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { movesOf } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { checkOwnRound } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('[R3.152] scratch tickets are lotteries of their own mode; one is bought from the hall of lotteries, scratched and checked', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const editions = await player.api.lottery.games({ prizeMode: 'ZY' })
  expect(editions.map(({ gameCode }) => gameCode).toSorted()).toEqual(['zy-carp', 'zy-lotus', 'zy-phoenix'])
  await enterPortal(page, player.token())
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/lottery')
  await page.getByRole('article').filter({ hasText: 'Vé Cào Hoa Sen' }).first().click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=zy-lotus$/)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-state]')
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await frame.getByRole('button', { name: textStart('instant:instant.bet') }).click()
  await expect(frame.getByLabel(text('instant:instant.scratch.cover'))).toBeVisible()
  await frame.getByRole('button', { name: text('instant:instant.scratch.reveal') }).click()
  await expect(stage).toHaveAttribute('data-state', 'idle')
  await expect.poll(async () => (await movesOf(player)).filter((kind) => kind === 'bet').length).toBe(1)
  await checkOwnRound(frame)
})
