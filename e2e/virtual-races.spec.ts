import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test.describe.configure({ timeout: 120_000 })

test('a race is bet on by its card, runs before everybody alike, and pays its prices @phone', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Đua Chó Ảo' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=real`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 30_000 })
    const round = await stage.getAttribute('data-round')
    // All six to win: one of them does.
    for (let gate = 1; gate <= 6; gate += 1) await frame.locator(`[data-spot="win-${gate}"]`).click({ timeout: 1_000 })
    await frame.locator('.vrace-who').nth(2).click({ timeout: 1_000 })
    await frame.locator('.vrace-who').nth(0).click({ timeout: 1_000 })
    await frame.locator('[data-spot="forecast-3-1"]').click({ timeout: 1_000 })
    await expect(frame.locator('[data-spot="forecast-3-1"]')).toHaveAttribute('data-on', 'true')
    await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible({ timeout: 3_000 })
    expect(await stage.getAttribute('data-round')).toBe(round)
  }).toPass({ timeout: 60_000 })
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 30_000 })
  await expect(frame.getByText(text('instant:instant.races.running'))).toBeVisible()
  await expect(frame.locator('.vrace-podium')).toBeVisible({ timeout: 30_000 })
  await expect(frame.locator('[data-spot^="win-"][data-won="true"]')).toHaveCount(1, { timeout: 10_000 })
  await expect(async () => {
    const moves = await player.api.wallet.transactions({})
    const kinds = moves.kind === 'balance' ? moves.list.map(({ kind }) => kind) : []
    expect(kinds.filter((kind) => kind === 'bet')).not.toHaveLength(0)
    expect(kinds).toContain('win')
  }).toPass({ timeout: 20_000 })
})
