import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

type Player = Awaited<ReturnType<typeof newPlayer>>

test.describe.configure({ timeout: 120_000 })

test('a player goes from table to table in one frame, and what was bet stays @phone', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const frame = await openTable(page, player)
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
  const frame = await openTable(page, player)
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
    const moves = await player.api.wallet.transactions({})
    const bets = moves.kind === 'balance' ? moves.list.filter(({ kind }) => kind === 'bet') : []
    expect(bets).toHaveLength(2)
  }).toPass({ timeout: 30_000 })
})

async function openTable(page: Page, player: Player): Promise<FrameLocator> {
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Baccarat Hội An' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=real`)
  const frame = page.frameLocator('main iframe')
  await expect(frame.locator('main[data-rules]')).toBeVisible({ timeout: 45_000 })
  return frame
}

async function goTo(frame: FrameLocator, tableId: string): Promise<void> {
  await frame
    .getByRole('button', { name: text('instant:live.hall.title'), exact: true })
    .first()
    .click()
  await frame.locator(`[data-table="${tableId}"].hall-tile`).click()
}
