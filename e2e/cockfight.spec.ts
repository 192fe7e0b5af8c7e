import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { layTogether, movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { checkNewestRound } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test.describe.configure({ timeout: 180_000 })

test('the cockfight stands in the navigation; a bet on both sides is fought, paid and explained @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  await page.goto('/cockfight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('portal:nav.cockfight'))
  const table = await openTable(page, player, 'Gà Máy Hội Chợ')
  const { frame, stage } = table
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
  const meron = frame.getByRole('button', { name: textStart('instant:instant.cockfight.meron') })
  const wala = frame.getByRole('button', { name: textStart('instant:instant.cockfight.wala') })
  await frame.getByText(text('instant:instant.cockfight.odds.decimal'), { exact: true }).first().click()
  await expect(meron).toContainText(/[12],\d\d/)
  // One of them wins, or both stakes go back: something is paid.
  await layTogether(table, async () => {
    for (const place of [meron, wala]) await place.click({ timeout: 2_000 })
    for (const place of [meron, wala]) await expect(place).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
  })
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 60_000 })
  await expect(frame.locator('.cock-ring')).toHaveAttribute('data-hash', /^[0-9a-f]+$/, { timeout: 20_000 })
  await expect(async () => {
    expect(await movesOf(player)).toContain('win')
  }).toPass({ timeout: 40_000 })
  // The row can be checked once the bet is paid.
  await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 30_000 })
  await checkNewestRound(frame)
})
