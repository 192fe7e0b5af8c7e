import { text } from '@fairground/i18n/texts'
import { type Browser, expect, type FrameLocator, type Locator, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('two people let free bets rain at the crash table; a player catches one and plays it without a stake', async ({
  page,
  browser,
}) => {
  // In one size alone: two rains at the table at once would be taken for each other.
  test.setTimeout(300_000)
  const rain = await askForRain(browser)
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Pháo Hoa Crash' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-rules="crash"]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  await betWhenOpen(frame, stage)
  await rain.approve()
  await frame.getByRole('button', { name: text('instant:instant.rain.catch') }).click({ timeout: 30_000 })
  await expect(frame.getByText(text('instant:instant.rain.caught'))).toBeVisible()
  const waiting = frame.getByRole('region', { name: text('console:rains.drops'), exact: true })
  await expect(waiting.getByRole('switch')).toBeChecked()
  // With an own target nobody has to be quick: what becomes of the bet is the round's to say.
  await frame.getByRole('switch', { name: text('instant:instant.crash.auto'), exact: true }).check()
  await betWhenOpen(frame, stage)
  await expect(waiting).toBeHidden({ timeout: 20_000 })
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: 120_000 })
  await showsFree(frame)
  const moves = await player.api.wallet.transactions({})
  expect(moves.kind === 'balance' && moves.list.filter(({ kind }) => kind === 'bet')).toHaveLength(1)
  await rain.sees('1 · 1')
})

/** Trang asks; whoever approves is somebody else. */
async function askForRain(browser: Browser) {
  const trang = await openConsole(browser, 'trang')
  await trang.goto('/rains?ask=true')
  const form = trang.getByRole('dialog', { name: text('console:rains.ask') })
  await form.getByLabel(text('console:rains.quantity')).fill('5')
  await form.getByLabel(text('console:rains.stake')).fill('10000')
  await form.getByLabel(text('console:rains.winMax')).fill('500000')
  await form.getByLabel(text('console:reason.label')).fill('Mưa thử')
  await form.getByRole('button', { name: text('console:adjust.askNow') }).click()
  await expect(form).toBeHidden()
  const id = new URL(trang.url()).searchParams.get('id') ?? ''
  await trang.context().close()
  const khoa = await openConsole(browser, 'khoa')
  const panel = khoa.getByRole('complementary', { name: text('console:rains.panel') })
  return {
    async approve() {
      await khoa.goto(`/rains?id=${id}`)
      await panel.getByRole('button', { name: text('console:action.approve') }).click()
      await khoa
        .getByRole('dialog')
        .getByRole('button', { name: text('console:action.approve') })
        .click()
      await expect(panel.getByText(text('console:rainState.fallen'))).toBeVisible({ timeout: 20_000 })
    },
    async sees(figures: string) {
      await expect(panel.getByText(figures)).toBeVisible({ timeout: 20_000 })
      await khoa.context().close()
    },
  }
}

/** Asks for a bet, in this round or the next one, and waits until it stands in one. */
async function betWhenOpen(frame: FrameLocator, stage: Locator): Promise<void> {
  await frame
    .getByRole('button', {
      name: new RegExp(`^(${text('instant:instant.bet')}|${text('instant:instant.crash.queue')})`),
    })
    .first()
    .click()
  await expect(
    frame.getByRole('button', {
      name: new RegExp(`^(${text('instant:instant.crash.placed')}|${text('instant:instant.cashOut')})`),
    }),
  ).toBeVisible({ timeout: 120_000 })
  await expect(stage).toHaveAttribute('data-state', /betting|locked|running|result/)
}

async function showsFree(frame: FrameLocator): Promise<void> {
  const history = await openHistory(frame)
  await expect(history.getByText(text('game:gift.title'))).toHaveCount(1)
}
