import { demoAccounts, openPlayer } from '@fairground/dev-env'
import { expect, type Page, test } from '@playwright/test'
import { withPictures } from './support/with-pictures.ts'
import { portalUrl } from './support/world.ts'

test.use(withPictures)

const lookMs = 1_000

/** Where a game of the demo player opens without the portal around it. */
async function openAlone(page: Page, gameName: string): Promise<void> {
  const [{ username, password }] = demoAccounts.players
  const player = openPlayer(portalUrl(), username)
  const { token } = await player.api.session.login({ username, password })
  player.enter(token)
  const { list } = await player.api.catalogue.gameList({ gameName })
  const [game] = list
  if (!game) throw new Error(`${gameName} is not listed`)
  const wish = { ...game, mode: 'real', language: 'vi', returnUrl: portalUrl() } as const
  await page.goto((await player.api.catalogue.launch(wish)).url)
}

test('a slot that nobody plays asks for no frame of the screen, and where less is to move nothing at a live table moves for ever', async ({
  page,
}) => {
  await test.step('a slot', async () => {
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (callback) => {
        document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
        return ask(callback)
      }
    })
    await openAlone(page, 'Phượng Hoàng Lửa')
    await expect(page.locator('[data-state=idle]')).toBeVisible()
    const asked = () => page.evaluate(() => Number(document.documentElement.dataset.asked))
    await expect(async () => {
      const before = await asked()
      expect(before).toBeGreaterThan(0)
      await page.waitForTimeout(lookMs)
      expect(await asked()).toBe(before)
    }).toPass()
  })
  await test.step('a live table', async () => {
    await openAlone(page, 'Baccarat Hội An')
    await expect(page.getByRole('timer')).toBeVisible()
    const endless = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
      )
    expect(await endless()).toBe(0)
  })
})
