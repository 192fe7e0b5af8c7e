import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

/** A red square of 2 by 2 points. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

test('[R7.1.11] an uploaded picture becomes the avatar, in the header and after a reload', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: text('pages:security.changeAvatar') }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.changeAvatar') })
  await expect(dialog.getByRole('button', { name: text('pages:security.avatar', { number: 20 }) })).toBeVisible()
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(dialog.getByText(text('pages:security.noPicture'))).toBeVisible()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await expect(dialog).toBeHidden()
  await page.goto('/')
  const place = page.getByRole('button', { name: text('pages:account.menu', { name: player.username }) })
  const picture = place.locator('img[src^="/wps/picture/pic_"]')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
})
