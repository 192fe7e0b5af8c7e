import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test('a call bet and neighbours are laid on the racetrack, and are one bet though its first answer is lost; the spin is checked', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const { frame, stage } = await openRoulette(page)
  await frame.getByRole('button', { name: text('instant:instant.roulette.call.voisins') }).click()
  await expect(
    frame.getByRole('button', {
      name: new RegExp(`^${text('instant:instant.roulette.numbers', { numbers: '4, 7' })}(,|$)`),
    }),
  ).toBeVisible()
  await frame
    .getByRole('button', { name: text('instant:instant.roulette.neighbours', { number: 20, reach: 2 }) })
    .press('Enter')
  // Nine chips of the call and five of the neighbours.
  const stake = frame.getByRole('button', { name: textStart('instant:instant.bet') })
  await expect(stake).toBeEnabled()
  await page.route(
    '**/studio/instant/bets',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await stake.click()
  await expect(stage).toHaveAttribute('data-round', /^rnd_/, { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await frame.getByRole('button', { name: text('game:menu') }).click()
  await frame
    .getByRole('dialog', { name: text('game:menu') })
    .getByRole('button', { name: text('game:history') })
    .click()
  const checks = frame
    .getByRole('dialog', { name: text('game:history') })
    .getByRole('button', { name: textStart('game:history.verify') })
  await expect(checks).toHaveCount(1)
  await checks.click()
  const verify = frame.getByRole('dialog', { name: text('game:fair.title') })
  await verify.getByRole('button', { name: text('game:fair.rotateAndVerify') }).click()
  await expect(verify.getByText(text('game:fair.matched'), { exact: true })).toBeVisible()
})

/** Launched from the portal by its name. */
async function openRoulette(page: Page): Promise<{ frame: FrameLocator; stage: Locator }> {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Roulette Châu Âu' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-state]')
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  return { frame, stage }
}
