import { text } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, test } from '@playwright/test'
import { fallRealityCheckDue } from './support/database.ts'
import { layInTime, movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'

test.describe.configure({ timeout: 150_000 })

type TextKey = Parameters<typeof text>[0]

const firstTable = 'Baccarat Hội An'
const windowOf = (frame: FrameLocator) => frame.getByRole('dialog', { name: text('game:refused.REALITY_CHECK.title') })
const tieOf = (place: Locator | FrameLocator, key: TextKey) =>
  place.getByRole('button', { name: new RegExp(`^${text(key)} `) }).first()

test('a bet waits until the player has seen time and money, and is taken after "go on" @phone', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame, stage } = await openTable(page, player, firstTable)
  await fallRealityCheckDue(player.username)
  const tie = tieOf(frame, 'instant:instant.baccarat.spot.tie')
  const told = windowOf(frame)
  // The window may come before anybody sees the chip lie.
  await expect(async () => {
    if (await told.isVisible()) return
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    await tie.click({ timeout: 2_000 })
    await expect(told).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
  await expect(told.getByText(text('game:reality.minutes', { minutes: 61 }))).toBeVisible()
  expect(await movesOf(player)).not.toContain('bet')
  await told.getByRole('button', { name: text('game:reality.goOn') }).click()
  await expect(told).toBeHidden()
  await layInTime(stage, tie)
  await expect.poll(async () => (await movesOf(player)).includes('bet'), { timeout: 60_000 }).toBe(true)
})

test('with two tables open it is asked once, when the round that was bet in is over', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame } = await openTable(page, player, firstTable)
  await frame
    .getByRole('button', { name: text('instant:live.hall.title'), exact: true })
    .first()
    .click()
  await frame.locator('[data-table="live-dragon-tiger"].hall-tile').click()
  await frame.getByRole('button', { name: text('instant:live.hall.many') }).click()
  const table = (id: string) => frame.locator(`.desk-table[data-table="${id}"]`)
  const bet = (id: string, key: TextKey) =>
    expect(async () => {
      await expect(table(id)).toHaveAttribute('data-phase', 'betting', { timeout: 30_000 })
      const spot = tieOf(table(id), key)
      await spot.click({ timeout: 2_000 })
      await expect(spot).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  await bet('live-baccarat', 'instant:instant.baccarat.spot.tie')
  await expect.poll(async () => (await movesOf(player)).includes('bet'), { timeout: 30_000 }).toBe(true)
  await fallRealityCheckDue(player.username)
  await bet('live-dragon-tiger', 'instant:instant.dragon-tiger.tie')
  const told = windowOf(frame)
  await expect(told).toBeVisible({ timeout: 60_000 })
  await told.getByRole('button', { name: text('game:reality.goOn') }).click()
  await expect(told).toBeHidden()
  await bet('live-dragon-tiger', 'instant:instant.dragon-tiger.tie')
  await expect
    .poll(async () => (await movesOf(player)).filter((kind) => kind === 'bet').length, { timeout: 60_000 })
    .toBeGreaterThan(1)
  await expect(told).toBeHidden()
})
