import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'

type Player = Awaited<ReturnType<typeof newPlayer>>

test.describe.configure({ timeout: 180_000 })

test('a hand that everybody holds is decided by keys, outlives a reload, and tells in the history what was chosen @phone', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { frame, stage } = await openTable(page, player)
  await lay(stage, placeOf(frame, 'instant.live-blackjack.box'))
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 30_000 })
  const round = await stage.getAttribute('data-round')
  await page.reload()
  const again = page.frameLocator('main iframe')
  await playToEnd(again, `${round}`)
  // The bet is paid when the next round opens; until then its row cannot be checked.
  await expect(again.locator('main[data-state]')).toHaveAttribute('data-state', 'betting', { timeout: 30_000 })
  const history = await openHistory(again)
  await history
    .getByRole('button', { name: textStart('game:history.verify') })
    .first()
    .click()
  await expect(again.getByRole('dialog').getByText(text('instant:instant.check.events'))).toBeVisible()
})

test('the rules of the common hand come with the chart that gives the hint', async ({ page }) => {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { frame } = await openTable(page, player)
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
async function playToEnd(frame: FrameLocator, round: string): Promise<void> {
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
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

/** A press may come too late for this round: then it is laid in the next one. */
async function lay(stage: Locator, place: Locator): Promise<void> {
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    await place.click({ timeout: 2_000 })
    await expect(place).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
}

async function openTable(page: Page, player: Player): Promise<{ frame: FrameLocator; stage: Locator }> {
  const { list } = await player.api.catalogue.gameList({ gameName: 'Blackjack Cố Đô' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=real`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}
