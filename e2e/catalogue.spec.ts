import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('[R9.34] the slots number about ten thousand, each page is there, and a title of a demo studio really plays', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  const menus = await player.api.catalogue.menus({})
  const slots = menus.find(({ title }) => title === 'RNG')?.gameCount ?? 0
  expect(slots).toBeGreaterThan(9_500)
  expect(slots).toBeLessThan(10_500)
  const { list } = await player.api.catalogue.popular({ gameType: 'RNG', page: 200 })
  expect(list).toHaveLength(42)
  const [game] = list
  await enterPortal(page, player.token())
  await page.goto(`/seamless?nodeId=${game?.nodeId}`)
  const slot = await openedSlot(page)
  await slot.spin()
  await expect(slot.frame.locator('[data-round]')).toHaveAttribute('data-round', /^rnd_/)
})
