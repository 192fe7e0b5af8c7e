import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { movesOf } from './support/live-table.ts'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test.describe.configure({ timeout: 180_000 })

const lottery = 'Miền Bắc 1 phút'
/** A draw comes every quarter of a minute in the world of tests, and its result some seconds later. */
const drawMs = 60_000

test('[R2.1.22] [R2.1.26] [R4.10.04] a ticket is bought, drawn and paid, and its proof is checked in the frame @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const frame = await openLottery(page, player)
  await expect(page).toHaveURL(/\/vnLottery\?gameCode=xsmb-1$/)
  for (const number of ['07', '26', '86']) await padButton(frame, number).click()
  await addToTicket(page, frame)
  await buy(frame)
  const ticket = frame.locator('[data-ticket]').first()
  await expect(ticket).toBeVisible()
  const isOver = new RegExp(`${text('lottery:state.won')}|${text('lottery:state.lost')}`)
  await expect(ticket).toContainText(isOver, { timeout: drawMs })
  await ticket.getByRole('button', { name: text('lottery:check.button') }).click()
  await expect(frame.getByText(text('lottery:check.good'))).toBeVisible()
  await expect.poll(async () => (await movesOf(player)).filter((kind) => kind === 'bet').length).toBe(1)
})

test('a ticket of a later draw is given back, and its stake is there again', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const frame = await openLottery(page, player)
  await padButton(frame, '07').click()
  await addToTicket(page, frame)
  // Draws ahead: one of them can be given back whenever it is asked.
  for (const _ of [1, 2, 3])
    await frame
      .getByRole('button', { name: text('ui:increase') })
      .last()
      .click()
  await buy(frame)
  const tickets = frame.locator('[data-ticket]')
  await expect(tickets).toHaveCount(4)
  const ticketId = await tickets
    .filter({ has: frame.getByRole('button', { name: text('lottery:tickets.giveBack') }) })
    .last()
    .getAttribute('data-ticket')
  const ticket = frame.locator(`[data-ticket="${ticketId}"]`)
  await ticket.getByRole('button', { name: text('lottery:tickets.giveBack') }).click()
  await ticket.getByRole('button', { name: text('lottery:tickets.giveBack') }).click()
  await expect(ticket).toContainText(text('lottery:state.void'))
})

test('a player goes to another lottery in the same frame, and buys a plan there while the first ticket waits', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const frame = await openLottery(page, player)
  await padButton(frame, '07').click()
  await addToTicket(page, frame)
  await frame.locator('[data-lottery="xsmb-3"]').first().click()
  await expect(frame.getByText(text('lottery:ticket.empty'))).toBeVisible()
  await padButton(frame, '26').click()
  await addToTicket(page, frame)
  await frame
    .getByRole('button', { name: text('ui:increase') })
    .last()
    .click()
  await expect(frame.getByText(text('lottery:plan.chance'))).toBeVisible()
  await buy(frame)
  await expect(frame.locator('[data-ticket]')).toHaveCount(2)
  await expect(frame.locator('[data-ticket]').first()).toContainText('Miền Bắc 3 phút')
  await page.keyboard.press('Escape')
  await frame.locator('[data-lottery="xsmb-1"]').first().click()
  await expect(frame.getByText(text('lottery:ticket.lines', { lines: 1 })).last()).toBeVisible()
})

test('the code of a ticket opens its page on another device, without a session @phone', async ({ page, browser }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const frame = await openLottery(page, player)
  await padButton(frame, '07').click()
  await addToTicket(page, frame)
  await buy(frame)
  const shown = page.waitForResponse(/\/lottery\/tickets\/tkt[^/]+$/)
  await frame
    .getByRole('button', { name: text('lottery:code.button') })
    .first()
    .click()
  await expect(frame.getByRole('img', { name: textStart('lottery:code.label') })).toBeVisible()
  const { ticket } = await (await shown).json()
  // What the code says: the address of the ticket with the signature of its receipt.
  const signature = Buffer.from(ticket.receipt.signature, 'hex').toString('base64url')
  const other = await browser.newContext({ locale: 'vi-VN', serviceWorkers: 'block' })
  const friend = await other.newPage()
  await friend.goto(`${new URL((await shown).url()).origin}/ticket/${ticket.ticketId}#${signature}`)
  await expect(friend.locator(`[data-ticket="${ticket.ticketId}"]`)).toContainText('07')
  await expect(friend.locator('[data-check="receipt"]')).toHaveAttribute('data-state', 'good')
  await other.close()
})

async function openLottery(page: Page, player: TestPlayer): Promise<FrameLocator> {
  await enterPortal(page, player.token())
  await page.goto('/elott')
  await page.getByRole('article').filter({ hasText: lottery }).first().click()
  const frame = page.frameLocator('main iframe')
  await expect(frame.locator('main[data-state="ready"]')).toBeVisible({ timeout: 45_000 })
  return frame
}

const padButton = (frame: FrameLocator, number: string) =>
  frame.getByRole('group', { name: text('lottery:pad.numbers') }).getByRole('button', { name: number, exact: true })

async function addToTicket(page: Page, frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: text('lottery:add.button') }).click()
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  if (isPhone) await frame.getByRole('button', { name: textStart('lottery:ticket.title') }).click()
}

/** Buys what is on the ticket, and opens the list of one's own. */
async function buy(frame: FrameLocator): Promise<void> {
  const bought = frame.getByText(textStart('lottery:ticket.bought'))
  await expect(async () => {
    if (await bought.isVisible()) return
    // The button takes no press in its first second.
    await frame.getByRole('button', { name: textStart('lottery:ticket.buy') }).click({ timeout: 5_000 })
    await expect(bought).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 60_000 })
  // Frames of other vendors call this their history.
  const mine = frame.getByRole('button', { name: 'Vé của tôi', exact: true })
  await mine.last().click()
}
