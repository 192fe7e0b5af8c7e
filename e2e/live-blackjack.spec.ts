import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, test } from '@playwright/test'
import { layInTime, openTable, type Seat, seated } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'

const tableName = 'Blackjack Cố Đô'

test.describe.configure({ timeout: 180_000 })

test('a hand that everybody holds is decided by keys, outlives a reload, and tells in the history what was chosen @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame, stage } = await openTable(page, player, tableName)
  await layInTime(stage, placeOf(frame, 'instant.live-blackjack.box'))
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 30_000 })
  const round = await stage.getAttribute('data-round')
  await page.reload()
  const again = await seated(page)
  await playToEnd(again, `${round}`)
  // The bet is paid when the next round opens; until then its row cannot be checked.
  await expect(again.stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
  const history = await openHistory(again.frame)
  await history
    .getByRole('button', { name: textStart('game:history.verify') })
    .first()
    .click()
  await expect(again.frame.getByRole('dialog').getByText(text('instant:instant.check.events'))).toBeVisible()
})

test('the rules of the common hand come with the chart that gives the hint', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame } = await openTable(page, player, tableName)
  await frame
    .getByRole('button', { name: text('instant:instant.rules') })
    .first()
    .click()
  const rules = frame.getByRole('dialog')
  await expect(rules.getByText(text('instant:instant.live-blackjack.rule.4'))).toBeVisible()
  // Eights are split against everything.
  const eights = rules.getByRole('row', { name: /^8,8/ })
  await expect(eights.getByRole('cell', { name: 'P', exact: true })).toHaveCount(10)
})

/** Stands whenever something is asked, without insurance. */
async function playToEnd({ frame, stage }: Seat, round: string): Promise<void> {
  await expect(async () => {
    if ((await stage.getAttribute('data-round')) === round && (await stage.getAttribute('data-state')) === 'running') {
      for (const key of ['s', 'n']) await frame.locator('body').press(key)
    }
    expect([await stage.getAttribute('data-state'), await stage.getAttribute('data-round')]).not.toEqual([
      ...['running', round],
    ])
  }).toPass({ timeout: 60_000, intervals: [250] })
}

const placeOf = (frame: FrameLocator, key: 'instant.live-blackjack.box'): Locator =>
  frame.getByRole('button', { name: new RegExp(`^${text(`instant:${key}`)}`) })
