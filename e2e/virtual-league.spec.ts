import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { layTogether, movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'

test.describe.configure({ timeout: 120_000 })

test('a day of the league is bet on, plays before everybody alike, and counts in the table of the season @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const table = await openTable(page, player, 'Giải Bóng Đá Ảo')
  const { frame, stage } = table
  await layTogether(table, async () => {
    for (const bet of ['home', 'draw', 'away']) await frame.locator(`[data-spot="1-${bet}"]`).click({ timeout: 1_000 })
    await frame.locator('.league-more').nth(1).click({ timeout: 1_000 })
    await frame.locator('[data-spot="2-score-1-1"]').click({ timeout: 1_000 })
    await expect(frame.locator('[data-spot="2-score-1-1"]')).toHaveAttribute('data-on', 'true')
  })
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 30_000 })
  await expect(frame.getByText(text('instant:instant.virtual-league.running'))).toBeVisible()
  await expect(frame.getByText(text('instant:instant.virtual-league.over'))).toBeVisible({ timeout: 30_000 })
  // Of the three results of a match one has come.
  const results = frame.locator('[data-spot="1-home"], [data-spot="1-draw"], [data-spot="1-away"]')
  await expect(results.and(frame.locator('[data-won="true"]'))).toHaveCount(1, { timeout: 10_000 })
  const points = frame.locator('.league-table tbody tr:first-child td:last-child')
  await expect(points).not.toHaveText('0')
  await expect(async () => {
    expect(await movesOf(player)).toContain('win')
  }).toPass({ timeout: 20_000 })
})
