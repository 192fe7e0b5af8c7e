import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { layTogether, movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { checkNewestRound } from './support/open-history.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test.describe.configure({ timeout: 240_000 })

test('players of a rooster pool see its odds move, are paid what was fixed, and check it @phone', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const table = await openTable(page, player, 'Gà Máy Pula')
  const { frame, stage } = table
  const pool = frame.locator('.cock-pool')
  await frame.getByText(text('instant:instant.cockfight.odds.decimal'), { exact: true }).first().click()
  const meron = frame.getByRole('button', { name: textStart('instant:instant.cockfight.meron') })
  const wala = frame.getByRole('button', { name: textStart('instant:instant.cockfight.wala') })
  // Equal stakes of one player on both sides: whatever else lies there, one side or both stakes are paid.
  await layTogether(table, async () => {
    for (const place of [meron, wala]) await place.click({ timeout: 2_000 })
    for (const place of [meron, wala]) await expect(place).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
  })
  for (const place of [meron, wala]) await expect(place).toContainText(/\d,\d\d/)
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 90_000 })
  await expect(pool.locator('p b').nth(1)).toContainText(/Meron/, { timeout: 10_000 })
  await expect(async () => {
    expect(await movesOf(player)).toContain('win')
  }).toPass({ timeout: 60_000 })
  await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 40_000 })
  await checkNewestRound(frame, 'instant:instant.cockfight-pool.same')
})
