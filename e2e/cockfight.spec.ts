import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'

test.describe.configure({ timeout: 180_000 })

test('the cockfight stands in the navigation; a bet on a side is fought, paid and explained @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  await page.goto('/cockfight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('portal:nav.cockfight'))
  const { list } = await player.api.catalogue.gameList({ gameName: 'Gà Máy Hội Chợ' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=real`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  // The ring and both roosters are drawn.
  await expect(async () => {
    const drawn = await frame
      .locator('.cock-ring img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0),
      )
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.every(Boolean)).toBe(true)
  }).toPass({ timeout: 20_000 })
  const meron = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.cockfight.meron')}`) })
  await frame.getByText(text('instant:instant.cockfight.odds.decimal'), { exact: true }).first().click()
  await expect(meron).toContainText(/[12],\d\d/)
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    await meron.click({ timeout: 2_000 })
    await expect(meron).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 60_000 })
  await expect(frame.locator('.cock-ring')).toHaveAttribute('data-hash', /^[0-9a-f]+$/, { timeout: 20_000 })
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: 40_000 })
  const history = await openHistory(frame)
  await expect(history.getByRole('button', { name: textStart('game:history.verify') }).first()).toBeVisible()
})
