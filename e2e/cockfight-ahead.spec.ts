import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test.describe.configure({ timeout: 240_000 })

test('bets on a fight of today and on the champion wait beside the ring, and the fight pays its own @phone', async ({
  page,
}, info) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  await page.goto('/cockfight')
  const { frame, stage } = await openTable(page, player, 'Gà Máy Hội Chợ')
  const panel = frame.locator('.cock-ahead')
  const waiting = panel.locator('.cock-waiting-place')
  const tab = (name: 'today' | 'tomorrow' | 'champion') =>
    panel.getByRole('button', { name: text(`instant:instant.cockfight.ahead.${name}`), exact: true })
  /** The betting of a fight may end between two presses. */
  const bet = async (place: () => Promise<void>, count: number) =>
    expect(async () => {
      await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
      if ((await waiting.count()) < count) {
        await place()
        await panel.locator('.cock-go').click({ timeout: 2_000 })
      }
      await expect(waiting).toHaveCount(count, { timeout: 4_000 })
    }).toPass({ timeout: 120_000 })
  await expect(panel.locator('.cock-ahead-list > li')).toHaveCount(8)
  await tab('champion').click()
  await bet(() => panel.locator('.cock-champions .cock-price').first().click({ timeout: 5_000 }), 1)
  await tab('today').click()
  await bet(() => panel.locator('.cock-price.is-meron').first().click({ timeout: 2_000 }), 2)
  // What was pressed is said in words before it goes.
  await panel.locator('.cock-price.is-wala').last().click({ timeout: 40_000 })
  await expect(panel.locator('.cock-slip')).toBeVisible()
  await panel.screenshot({ path: info.outputPath('ahead.png') })
  const fits = await frame.locator('body').evaluate((body) => body.scrollWidth <= body.clientWidth + 1)
  expect(fits).toBe(true)
  // The fight comes, and its bet is gone from the list when it is over; the other one waits for the end of the season.
  await expect(waiting).toHaveCount(1, { timeout: 180_000 })
  await expect(waiting).toContainText(text('instant:instant.cockfight.ahead.champion'))
  expect((await movesOf(player)).filter((kind) => kind === 'bet')).toHaveLength(2)
})
