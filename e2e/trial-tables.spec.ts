import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'

test('roulette is tried with play money: a round is played to its end, and no money of the player moves', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame, stage } = await openTrial(page, player, 'Roulette Châu Âu')
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.roulette.spot.red')}(,|$)`) }).click()
  await frame.getByRole('button', { name: textStart('instant:instant.bet') }).click()
  await expect(stage).toHaveAttribute('data-round', /^rnd_/, { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await expectUntouched(player)
})

test('crash is tried with play money: a bet stands in the round, and no money of the player moves', async ({
  page,
}) => {
  // A run may take three minutes.
  test.setTimeout(600_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  const { frame, stage } = await openTrial(page, player, 'Pháo Hoa Crash')
  // The time to bet may be over before the press: then the next round is bet on.
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 200_000 })
    await frame.getByRole('button', { name: textStart('instant:instant.bet') }).click({ timeout: 3_000 })
    await expect(stage).toHaveAttribute('data-state', 'running', { timeout: 30_000 })
  }).toPass({ timeout: 300_000 })
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: 200_000 })
  const history = await openHistory(frame)
  await expect(history.getByRole('button', { name: textStart('game:history.verify') }).first()).toBeVisible()
  await expectUntouched(player)
})

async function openTrial(
  page: Page,
  player: TestPlayer,
  gameName: string,
): Promise<{ frame: FrameLocator; stage: Locator }> {
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=trial`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  await expect(frame.getByText(textStart('pages:game.trial')).first()).toBeVisible()
  return { frame, stage }
}

async function expectUntouched({ api }: TestPlayer): Promise<void> {
  const moves = await api.wallet.transactions({})
  expect(moves.kind === 'balance' && moves.list.map(({ kind }) => kind)).toEqual(['deposit'])
}
