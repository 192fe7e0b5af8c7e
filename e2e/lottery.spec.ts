import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test.describe.configure({ timeout: 240_000 })

const lottery = 'Miền Bắc 1 phút'

test('[R2.1.22] [R2.1.26] [R4.10.04] a lottery opens by its code, and a ticket is bought in its frame', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const frame = await openLottery(page, player)
  await expect(page).toHaveURL(/\/vnLottery\?gameCode=xsmb-1$/)
  for (const number of ['07', '26', '86']) await padButton(frame, number).click()
  await addToTicket(page, frame)
  await buy(frame)
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

/** Buys what is on the ticket. */
async function buy(frame: FrameLocator): Promise<void> {
  const bought = frame.getByText(textStart('lottery:ticket.bought'))
  await expect(async () => {
    if (await bought.isVisible()) return
    // The button takes no press in its first second.
    await frame.getByRole('button', { name: textStart('lottery:ticket.buy') }).click({ timeout: 5_000 })
    await expect(bought).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await frame
    .getByRole('button', { name: text('lottery:history'), exact: true })
    .last()
    .click()
}
