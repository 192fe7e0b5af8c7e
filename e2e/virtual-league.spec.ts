import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test.describe.configure({ timeout: 120_000 })

test('a day of the league is bet on, plays before everybody alike, and counts in the table of the season @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Giải Bóng Đá Ảo' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=real`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 30_000 })
    const round = await stage.getAttribute('data-round')
    for (const bet of ['home', 'draw', 'away']) await frame.locator(`[data-spot="1-${bet}"]`).click({ timeout: 1_000 })
    await frame.locator('.league-more').nth(1).click({ timeout: 1_000 })
    await frame.locator('[data-spot="2-score-1-1"]').click({ timeout: 1_000 })
    await expect(frame.locator('[data-spot="2-score-1-1"]')).toHaveAttribute('data-on', 'true')
    await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible({ timeout: 3_000 })
    expect(await stage.getAttribute('data-round')).toBe(round)
  }).toPass({ timeout: 60_000 })
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 30_000 })
  await expect(frame.getByText(text('instant:instant.virtual-league.running'))).toBeVisible()
  await expect(frame.getByText(text('instant:instant.virtual-league.over'))).toBeVisible({ timeout: 30_000 })
  // Of the three results of a match one has come.
  const results = frame.locator('[data-spot="1-home"], [data-spot="1-draw"], [data-spot="1-away"]')
  await expect(results.and(frame.locator('[data-won="true"]'))).toHaveCount(1, { timeout: 10_000 })
  const points = frame.locator('.league-table tbody tr:first-child td:last-child')
  await expect(points).not.toHaveText('0')
  await expect(async () => {
    const moves = await player.api.wallet.transactions({})
    expect(moves.kind === 'balance' ? moves.list.map(({ kind }) => kind) : []).toContain('win')
  }).toPass({ timeout: 20_000 })
})
