import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'

type Player = Awaited<ReturnType<typeof newPlayer>>

test.describe.configure({ timeout: 180_000 })

test('a bet at tài xỉu that nobody bets against goes back, and its round is drawn from under the bowl again @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { frame, stage } = await openTable(page, player, 'Tài Xỉu Phố Hiến')
  const over = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.tai-xiu.tai')} 0,98:1`) })
  const under = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.tai-xiu.xiu')} 0,98:1`) })
  await layInTime(stage, under)
  await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible()
  // Everybody's pool is this one bet, and the other side is closed to who has bet.
  await expect(under).toContainText(text('instant:instant.tai-xiu.players', { number: 1 }))
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
  await enterPortal(page, player.token())
  const { frame, stage } = await openTable(page, player, 'Vòng Quay Hội Chợ')
  const one = frame.getByRole('button', { name: /^1:1/ })
  await expect(one).toContainText('95,34%')
  await layInTime(stage, one)
  await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible()
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 20_000 })
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: 30_000 })
  await expect(frame.getByRole('img', { name: textStart('instant:instant.money-wheel.stopped') })).toBeVisible()
  await expect(async () => {
    const moves = await player.api.wallet.transactions({})
    expect(moves.kind === 'balance' && moves.list.some(({ kind }) => kind === 'bet')).toBe(true)
  }).toPass({ timeout: 10_000 })
})

/** A press may come too late for this round: then it is laid in the next one. */
async function layInTime(stage: Locator, place: Locator): Promise<void> {
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    await place.click({ timeout: 2_000 })
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
