import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { layTogether, movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'

test.describe.configure({ timeout: 120_000 })

test('a race is bet on by its card, runs before everybody alike, and pays its prices @phone', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const table = await openTable(page, player, 'Đua Chó Ảo')
  const { frame, stage } = table
  await layTogether(table, async () => {
    // All six to win: one of them does.
    for (let gate = 1; gate <= 6; gate += 1) await frame.locator(`[data-spot="win-${gate}"]`).click({ timeout: 1_000 })
    await frame.locator('.vrace-who').nth(2).click({ timeout: 1_000 })
    await frame.locator('.vrace-who').nth(0).click({ timeout: 1_000 })
    await frame.locator('[data-spot="forecast-3-1"]').click({ timeout: 1_000 })
    await expect(frame.locator('[data-spot="forecast-3-1"]')).toHaveAttribute('data-on', 'true')
  })
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 30_000 })
  await expect(frame.getByText(text('instant:instant.races.running'))).toBeVisible()
  await expect(frame.locator('.vrace-podium')).toBeVisible({ timeout: 30_000 })
  await expect(frame.locator('[data-spot^="win-"][data-won="true"]')).toHaveCount(1, { timeout: 10_000 })
  await expect(async () => {
    expect(await movesOf(player)).toEqual(expect.arrayContaining(['bet', 'win']))
  }).toPass({ timeout: 20_000 })
})
