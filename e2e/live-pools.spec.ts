import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { layInTime, layTogether, movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'

test.describe.configure({ timeout: 180_000 })

test('a bet at tài xỉu that nobody bets against goes back, and its round is drawn from under the bowl again @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame, stage } = await openTable(page, player, 'Tài Xỉu Phố Hiến')
  const over = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.tai-xiu.tai')} 0,98:1`) })
  const under = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.tai-xiu.xiu')} 0,98:1`) })
  await layInTime(stage, under)
  await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible()
  // Whoever else sits here has bet the same way; the other side is closed to who has bet.
  await expect(over).toBeDisabled()
  await expect(frame.getByText(textStart('instant:instant.tai-xiu.back'))).toBeVisible({ timeout: 20_000 })
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: 20_000 })
  await expect(async () => {
    const { balance } = await player.api.wallet.balance({})
    expect(Number(balance)).toBe(5_000_000)
  }).toPass({ timeout: 15_000 })
  const history = await openHistory(frame)
  await expect(history.getByText(textStart('game:history.refunded')).first()).toBeVisible()
  await history
    .getByRole('button', { name: textStart('game:history.replay') })
    .first()
    .click()
  const bowl = frame.getByRole('button', { name: text('instant:instant.tai-xiu.peel') })
  await expect(bowl).toBeEnabled({ timeout: 10_000 })
  for (let press = 0; press < 4; press += 1) await bowl.press('ArrowRight')
  await expect(frame.getByRole('img', { name: /^\d \d \d: \d+$/ })).toBeVisible()
})

test('the money wheel turns to its number, says what each place returns, and pays @phone', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const table = await openTable(page, player, 'Vòng Quay Hội Chợ')
  const { frame, stage } = table
  await expect(frame.getByRole('button', { name: /^1:1/ })).toContainText('95,34%')
  // Three numbers cover 45 of 54 segments: within a few rounds the wheel stops at one of them.
  const places = [1, 2, 5].map((number) => frame.getByRole('button', { name: new RegExp(`^${number}:1`) }))
  const stopped = frame.getByRole('img', { name: textStart('instant:instant.money-wheel.stopped') })
  await expect(async () => {
    await layTogether(table, async () => {
      for (const place of places) await place.click({ timeout: 1_000 })
      for (const place of places) await expect(place).toHaveAttribute('data-on', 'true', { timeout: 1_000 })
    })
    await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 20_000 })
    // The number stands for a second, so it is looked for often.
    await expect.poll(() => stopped.isVisible(), { timeout: 30_000, intervals: [100] }).toBe(true)
    await expect.poll(() => movesOf(player), { timeout: 5_000 }).toContain('win')
  }).toPass({ timeout: 150_000 })
})
