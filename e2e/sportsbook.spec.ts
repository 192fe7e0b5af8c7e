import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { movesOf } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

const football = 'Giải Vô địch Aurelia'

test('a big match of the front page leads to the sportsbook, where a price goes into the slip a bet is taken, and ended for its worth @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  // The first fixtures are told to the portal within a minute of its start. Those of other sports stand beside them.
  const titles = async () => (await player.api.catalogue.hotMatches({})).map(({ title }) => title)
  await expect.poll(titles, { timeout: 90_000 }).toContain(football)
  await enterPortal(page, player.token())
  await page.goto('/')
  const row = page.getByRole('region', { name: text('pages:gameType.SPORTS') })
  await row
    .getByRole('article')
    .filter({ hasText: football })
    .first()
    .getByRole('button', { name: text('pages:home.bet') })
    .click()
  const frame = page.frameLocator('main iframe')
  const price = frame.locator('[data-price]:enabled').first()
  await price.click({ timeout: 45_000 })
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  await frame.getByRole('button', { name: text('sports:slip.open') }).click()
  const slip = frame.getByRole('dialog')
  await slip.getByRole('textbox', { name: text('sports:slip.stake') }).fill('50000')
  await slip.getByRole('button', { name: textStart('sports:slip.place') }).click()
  await expect(slip.getByText(text('sports:slip.taken'))).toBeVisible()
  await expect.poll(async () => (await movesOf(player)).filter((kind) => kind === 'bet').length).toBe(1)
  await slip.getByRole('button', { name: text('sports:bets.title') }).click()
  const bets = frame.getByRole('dialog')
  await bets.getByRole('button', { name: textStart('sports:cashOut.now') }).click()
  await bets.getByRole('button', { name: textStart('sports:cashOut.take') }).click()
  await bets
    .getByRole('tab', { name: text('sports:bets.settled') })
    .or(bets.getByRole('radio', { name: text('sports:bets.settled') }))
    .first()
    .click()
  await expect(bets.getByText(text('sports:betState.cashed-out'))).toBeVisible()
  await expect.poll(async () => await movesOf(player)).toContain('win')
})
