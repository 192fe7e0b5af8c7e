import { SharedBetAnswer, studioPaths } from '@fairground/contract/studio'
import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Page, type Response, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

/** A run may take as long; the next one is a few seconds away. */
const roundMs = 180_000

test('staff see a round of crash again in the game itself, with its bust and its bet, and can press nothing in it', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const roundId = await playCrash(page)
  const staff = await openConsole(browser, 'owner')
  // The steps are told once the last bet of the round has been written to its end.
  await expect(async () => {
    await lookUp(staff, roundId)
    await expect(
      staff.getByRole('region', { name: text('lobby:round.steps') }).getByText('bust', { exact: true }),
    ).toBeVisible()
  }).toPass({ timeout: 60_000 })
  await staff.getByRole('button', { name: text('lobby:round.replay') }).click()
  const game = staff.frameLocator(`iframe[title="${text('lobby:round.replayTitle')}"]`)
  await expect(game.locator(`[data-rules="crash"][data-round="${roundId}"][data-replay]`)).toBeAttached({
    timeout: 45_000,
  })
  await seenToItsEnd(game)
  await game.getByRole('button', { name: textStart('game:history.replay') }).click()
  await expect(game.locator('[data-replay]')).toBeAttached()
  await staff.context().close()
})

async function lookUp(staff: Page, roundId: string): Promise<void> {
  await staff.goto('/games?tab=studio')
  await staff.getByRole('tab', { name: text('lobby:tab.rounds') }).click()
  await staff.getByLabel(text('lobby:round.number')).fill(roundId)
  await staff.getByRole('button', { name: text('lobby:round.open'), exact: true }).click()
}

/** Half a minute at most, whatever the run took; then it can be shown once more. */
async function seenToItsEnd(game: FrameLocator): Promise<void> {
  await expect(game.locator('[data-rules="crash"]')).toHaveAttribute('data-state', 'result', { timeout: 60_000 })
  await expect(game.getByText(text('instant:instant.crash.busted')).first()).toBeVisible()
  await expect(game.getByRole('button', { name: text('console:bets.moves.bet') })).toHaveCount(0)
  await expect(game.getByRole('button', { name: textStart('game:history.replay') })).toBeEnabled({ timeout: 45_000 })
}

/** Bets in the first round that takes it and waits for the end of that round, won or lost. */
async function playCrash(page: Page): Promise<string> {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Pháo Hoa Crash' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-rules="crash"]')
  await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: roundMs })
  const taken = page.waitForResponse((answer) => isBet(answer) && answer.ok(), { timeout: roundMs })
  // Too late for this round it is the bet of the next one.
  await frame
    .getByRole('button', {
      name: new RegExp(`^(${text('instant:instant.bet')}|${text('instant:instant.crash.queue')})`),
    })
    .click()
  const { bet } = SharedBetAnswer.parse(await (await taken).json())
  await expect(stage).toHaveAttribute('data-state', 'running', { timeout: roundMs })
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: roundMs })
  return bet.roundId
}

const isBet = (answer: Response): boolean =>
  answer.request().method() === 'POST' && new URL(answer.url()).pathname === studioPaths.sharedBet
