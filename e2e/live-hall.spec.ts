import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, test } from '@playwright/test'
import { movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'

const firstTable = 'Baccarat Hội An'

test.describe.configure({ timeout: 120_000 })

test('a player goes from table to table in one frame, and what was bet stays @phone', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame } = await openTable(page, player, firstTable)
  const stage = frame.locator('main[data-rules]')
  await goTo(frame, 'live-dragon-tiger')
  await expect(stage).toHaveAttribute('data-rules', 'live-dragon-tiger')
  const name = (await frame.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const strip = frame.getByRole('navigation', { name: text('instant:live.hall.seats') })
  await expect(strip.getByRole('button', { name: textStart('instant:live.hall.leave') })).toHaveCount(2)
  await strip
    .getByRole('button', { name: /Baccarat/ })
    .first()
    .click()
  await expect(stage).toHaveAttribute('data-rules', 'live-baccarat')
  await page.keyboard.press('2')
  await expect(stage).toHaveAttribute('data-rules', 'live-dragon-tiger')
})

test('two tables stand beside each other, each with its own slip, and one word confirms both', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame } = await openTable(page, player, firstTable)
  await goTo(frame, 'live-dragon-tiger')
  await frame.getByRole('button', { name: text('instant:live.hall.many') }).click()
  const tables = frame.locator('.desk-table')
  await expect(tables).toHaveCount(2)
  for (const [id, place] of [
    ['live-baccarat', 'instant:instant.baccarat.spot.tie'],
    ['live-dragon-tiger', 'instant:instant.dragon-tiger.tie'],
  ] as const) {
    const table = frame.locator(`.desk-table[data-table="${id}"]`)
    const spot = table.getByRole('button', { name: new RegExp(`^${text(place)} `) }).first()
    await expect(async () => {
      await expect(table).toHaveAttribute('data-phase', 'betting', { timeout: 30_000 })
      await spot.click({ timeout: 2_000 })
      await expect(spot).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  }
  await expect(async () => {
    expect((await movesOf(player)).filter((kind) => kind === 'bet')).toHaveLength(2)
  }).toPass({ timeout: 30_000 })
})

async function goTo(frame: FrameLocator, tableId: string): Promise<void> {
  await frame
    .getByRole('button', { name: text('instant:live.hall.title'), exact: true })
    .first()
    .click()
  await frame.locator(`[data-table="${tableId}"].hall-tile`).click()
}
