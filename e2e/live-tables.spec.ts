import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'

type Player = Awaited<ReturnType<typeof newPlayer>>

test.describe.configure({ timeout: 180_000 })

test('[R2.4.14] the live page lists tables by what is dealt, and home has a row of them @phone', async ({ page }) => {
  await page.goto('/live')
  const table = page.getByRole('article').filter({ hasText: 'Baccarat Hội An' }).first()
  await expect(table).toBeVisible()
  await page.getByRole('button', { name: text('pages:games.table.roulette'), exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Roulette Đèn Vàng' }).first()).toBeVisible()
  await expect(table).toBeHidden()
  await page.goto('/')
  const row = page.getByRole('region', { name: text('pages:gameType.LIVE') }).first()
  await expect(row.getByRole('article').first()).toBeVisible()
})

test('chips laid at a live table go as a slip, stand after a reload, and are paid by the result @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { frame, stage } = await openTable(page, player, 'Baccarat Hội An')
  const banker = spot(frame, 'banker')
  await layInTime(stage, banker)
  await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible()
  const round = await stage.getAttribute('data-round')
  await page.reload()
  const again = page.frameLocator('main iframe').locator('main[data-state]')
  await expect(again).toBeVisible({ timeout: 45_000 })
  if ((await again.getAttribute('data-round')) === round)
    await expect(spot(page.frameLocator('main iframe'), 'banker')).toHaveAttribute('data-on', 'true')
  await expect(again).not.toHaveAttribute('data-round', `${round}`, { timeout: 60_000 })
  await expect(async () => {
    expect((await movesOf(player)).filter((kind) => kind === 'bet')).toHaveLength(1)
  }).toPass({ timeout: 20_000 })
  const history = await openHistory(frame)
  await expect(history.getByRole('button', { name: textStart('game:history.verify') }).first()).toBeVisible()
})

test('a live table is played by keys alone, and says what does not fit', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000.00' })
  await enterPortal(page, player.token())
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

async function movesOf({ api }: Player): Promise<string[]> {
  const moves = await api.wallet.transactions({})
  return moves.kind === 'balance' ? moves.list.map(({ kind }) => kind) : []
}

const spot = (frame: FrameLocator, name: 'banker' | 'player'): Locator =>
  frame.getByRole('button', { name: new RegExp(`^${text(`instant:instant.baccarat.spot.${name}`)} 0,95:1`) })

/** A press may come too late for this round: then it is laid in the next one. */
async function layInTime(stage: Locator, place: Locator, by: 'press' | 'key' = 'press'): Promise<void> {
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    if (by === 'key') await place.press('Enter', { timeout: 2_000 })
    else await place.click({ timeout: 2_000 })
    await expect(place).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
}

async function openTable(
  page: Page,
  player: Player,
  gameName: string,
): Promise<{ frame: FrameLocator; stage: Locator }> {
  const { list } = await player.api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=real`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}
