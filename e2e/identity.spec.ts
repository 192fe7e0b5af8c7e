import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

/** A small picture that a browser can draw again. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAKCAIAAAAy3EnLAAAAQ0lEQVR42mPQiDpBEmKwidpJEmIIiFpFEmJIiZpNEmKoiOohCTH0RNWShBgWROWRhBi2RMWThBhORAWQhBjuRDmShAD1pdxRI2/GdwAAAABJRU5ErkJggg==',
  'base64',
)

test('a player shows a paper, staff approve it, and the page says what is known @phone', async ({ page, browser }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/member/identity')
  const level = page.getByText(text('pages:identity.level.0'), { exact: true })
  await expect(level).toBeVisible()
  await page.getByLabel(text('pages:identity.fullName')).fill('Nguyen Van An')
  await page.getByLabel(text('pages:identity.birthday')).fill('1990-05-17')
  await page.getByLabel(text('pages:identity.idNumber')).fill(`0790${Date.now() % 100_000_000}`)
  const file = { name: 'paper.png', mimeType: 'image/png', buffer: png }
  const boxes = page.locator('input[type=file]')
  for (const index of [0, 1, 2]) await boxes.nth(index).setInputFiles(file)
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(3)
  await page.getByRole('button', { name: text('pages:identity.send') }).click()
  await expect(page.getByText(text('pages:identity.state.pending'))).toBeVisible()

  const owner = await openConsole(browser, 'owner')
  await owner.goto(`/identity?query=${player.username}`)
  await owner.getByRole('row').filter({ hasText: player.username }).click()
  await expect(owner.getByText('Nguyen Van An')).toBeVisible()
  await owner.keyboard.press('a')
  const panel = owner.getByRole('complementary', { name: text('console:nav.identity') })
  await expect(panel.getByText(text('console:kyc.view.approved'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(text('pages:identity.state.approved'))).toBeVisible()
  await expect(level).toBeHidden()
  await owner.context().close()
})
