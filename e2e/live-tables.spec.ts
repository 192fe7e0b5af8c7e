import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { layInTime, movesOf, openTable, seated } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'

test.describe.configure({ timeout: 180_000 })

test('[R2.4.14] the live page lists tables by what is dealt, and home has a row of them; chips laid at a table go as a slip, stand after a reload, and are paid by the result @both', async ({
  page,
}) => {
  await test.step('the live page lists tables by what is dealt, and home has a row', () => readLists(page))
  await test.step('chips go as a slip, stand after a reload, and are paid', () => layChips(page))
})

test('a live table is played by keys alone, and says what does not fit', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000.00' })
  const { frame, stage } = await openTable(page, player, 'Xóc Đĩa Kinh Bắc')
  await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
  const even = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.xoc-dia.even')}`) })
  await frame
    .getByRole('group', { name: text('game:stake') })
    .getByRole('button')
    .last()
    .press('Enter')
  await layInTime(stage, even, 'key')
  // The largest chip is more than the player has.
  await expect(frame.getByRole('dialog', { name: text('game:refused.INSUFFICIENT_FUNDS.title') })).toBeVisible()
  expect(await movesOf(player)).not.toContain('bet')
})

const spot = (frame: FrameLocator, name: 'banker' | 'player'): Locator =>
  frame.getByRole('button', { name: new RegExp(`^${text(`instant:instant.baccarat.spot.${name}`)} 0,95:1`) })

async function readLists(page: Page): Promise<void> {
  await page.goto('/live')
  const table = page.getByRole('article').filter({ hasText: 'Baccarat Hội An' }).first()
  await expect(table).toBeVisible()
  const others = page.getByRole('region', { name: text('pages:games.table.others') })
  await expect(others.getByRole('article')).toHaveCount(4)
  await others.getByRole('button', { name: text('common:seeAll') }).press('Enter')
  await expect(page).toHaveURL('/live?category=others')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(4)
  await page.getByRole('button', { name: text('pages:games.table.roulette'), exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Roulette Đèn Vàng' }).first()).toBeVisible()
  await expect(table).toBeHidden()
  await page.goto('/')
  const row = page.getByRole('region', { name: text('pages:gameType.LIVE') }).first()
  await expect(row.getByRole('article').first()).toBeVisible()
}

async function layChips(page: Page): Promise<void> {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame, stage } = await openTable(page, player, 'Baccarat Hội An')
  const banker = spot(frame, 'banker')
  await layInTime(stage, banker)
  await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible()
  const round = await stage.getAttribute('data-round')
  await page.reload()
  const again = await seated(page)
  if ((await again.stage.getAttribute('data-round')) === round)
    await expect(spot(again.frame, 'banker')).toHaveAttribute('data-on', 'true')
  await expect(again.stage).not.toHaveAttribute('data-round', `${round}`, { timeout: 60_000 })
  await expect(async () => {
    expect((await movesOf(player)).filter((kind) => kind === 'bet')).toHaveLength(1)
  }).toPass({ timeout: 20_000 })
  const history = await openHistory(frame)
  await expect(history.getByRole('button', { name: textStart('game:history.verify') }).first()).toBeVisible()
}
