import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, test } from '@playwright/test'
import { layInTime, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test.describe.configure({ timeout: 180_000 })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const peel = new RegExp(`: ${text('instant:instant.live-baccarat-squeeze.peel')}$`)
const cardIn = (frame: FrameLocator) => frame.getByRole('button', { name: peel })
const openCards = (frame: FrameLocator): Locator =>
  frame
    .locator('.table-hand')
    .getByRole('img')
    .and(frame.locator(`:not([aria-label="${text('instant:instant.table.faceDown')}"])`))

test('a player turns the cards of his round by a corner and by keys, and what he does changes nothing @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame, stage } = await openTable(page, player, 'Baccarat Nặn Bài Tràng An')
  await layInTime(stage, frame.getByRole('button', { name: textStart('instant:instant.baccarat.spot.tie') }).first())
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: 60_000 })
  // Rounds of tests go fast: the one that was played is shown again at its own pace.
  const history = await openHistory(frame)
  await history
    .getByRole('button', { name: textStart('game:history.replay') })
    .first()
    .click()
  const card = cardIn(frame)
  await expect(card).toHaveAttribute('data-lifted', '0', { timeout: 20_000 })
  expect(await openCards(frame).count()).toBe(0)

  await test.step('a corner that is drawn a little bends the card, and the card stays closed', async () => {
    const box = await card.boundingBox()
    if (!box) throw new Error('there is no card')
    await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.8, { steps: 4 })
    await expect(card).not.toHaveAttribute('data-lifted', '0')
    expect(await openCards(frame).count()).toBe(0)
    await page.screenshot({ path: test.info().outputPath('squeeze.png') })
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.4, { steps: 6 })
    await page.mouse.up()
    await expect(openCards(frame)).toHaveCount(1)
  })

  await test.step('arrows turn it bit by bit, and Enter at once', async () => {
    await expect(card).toBeVisible({ timeout: 5_000 })
    await card.press('ArrowUp')
    await expect(card).not.toHaveAttribute('data-lifted', '0')
    await card.press('Enter')
    await expect(openCards(frame)).toHaveCount(2)
  })

  await test.step('the dealer turns the rest', async () => {
    await frame.getByText(text('instant:instant.live-baccarat-squeeze.self')).click()
    await expect.poll(() => openCards(frame).count()).toBeGreaterThanOrEqual(4)
  })
})
