import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'

// A room is on the clock of the server, here four times faster: a sale of 11 seconds, then a number every 0.6 seconds.
const saleMs = 30_000
const lineMs = 60_000
// 75 numbers, and how the round stands afterwards.
const houseMs = 90_000

test('tickets are bought, dealt, and daubed as numbers are called; a reload changes nothing; the round that is over can be checked', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(300_000)
  const { frame, stage } = await openRoom(page, 'Bingo 75')
  await buySix(frame, stage)
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: saleMs })
  const tickets = frame.locator('[data-ticket]')
  await expect(tickets).toHaveCount(6)
  const hall = frame.locator('[data-balls]')
  await expect.poll(async () => Number(await hall.getAttribute('data-balls'))).toBeGreaterThan(2)
  const before = await tickets.evaluateAll(numbersOf)
  await reloadGame(page, frame)
  const numbers = async () => (await tickets.evaluateAll(numbersOf)).sort()
  await expect.poll(numbers, { timeout: 45_000 }).toEqual(before.sort())
  await expect(frame.locator('[data-prize="line"].is-own')).toBeVisible({ timeout: lineMs })
  await expect(frame.getByText(text('instant:instant.bingo.winner'), { exact: true }).first()).toBeVisible()
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: houseMs })
  await check(frame)
})

/** The frame alone: the page around it stays. */
async function reloadGame(page: Page, frame: FrameLocator): Promise<void> {
  const leave = () => {
    document.documentElement.dataset.left = ''
    location.reload()
  }
  await page.frames().at(-1)?.evaluate(leave)
  await expect(frame.locator('html:not([data-left])')).toBeAttached()
}

/** Launched from the portal by its name. */
async function openRoom(page: Page, gameName: string): Promise<{ frame: FrameLocator; stage: Locator }> {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}

/** In the sale that is open, or the next one where this one closes meanwhile. */
async function buySix(frame: FrameLocator, stage: Locator): Promise<void> {
  const buy = frame.getByRole('button', { name: textStart('instant:instant.bingo.buy', { count: 6 }) })
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: houseMs })
    for (let more = 0; more < 4 && !(await buy.isVisible()); more += 1)
      await frame.getByRole('button', { name: text('ui:increase') }).click({ timeout: 2_000 })
    await buy.click({ timeout: 2_000 })
    await expect(frame.getByText(textStart('instant:instant.bingo.waitDeal', { count: 6 }))).toBeVisible({
      timeout: 5_000,
    })
  }).toPass({ timeout: 2 * houseMs })
}

/** The only buyer wins all three prizes, and the jackpot or not: what was paid is in the history, and is made again. */
async function check(frame: FrameLocator): Promise<void> {
  const history = await openHistory(frame)
  await expect(history.getByRole('row').nth(1).locator('.money').last()).toHaveText(/[1-9]/)
  await history
    .getByRole('button', { name: textStart('game:history.verify') })
    .first()
    .click()
  const verify = frame.getByRole('dialog', { name: text('game:fair.title') })
  await expect(verify.getByText(text('game:fair.matched'), { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** What stands on each ticket, whatever their order. */
const numbersOf = (tickets: Element[]): string[] =>
  tickets.map((ticket) => [...ticket.querySelectorAll('.bingo-square')].map((cell) => cell.textContent).join(' '))
