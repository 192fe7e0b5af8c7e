import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { ruleCollects } from './support/rule-collects.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const deposit = 5_000_000
/** A round is listed once nobody has played on for 15 seconds. */
const listedMs = 60_000

test('a player whose device goes offline in the middle of a round goes on with it afterwards, its bet there once; left again, the round waits on the home page, and goes on from there', async ({
  page,
}) => {
  test.setTimeout(210_000)
  const player = await newPlayer({ deposit: `${deposit}.00` })
  const round = await test.step('the round goes on after the line was lost', () => goOffline(page, player))
  await test.step('the round that was left waits on the home page', () => goOn(page, round))
})

test('a slot’s round whose show was cut short waits on the home page, is shown there again, and is gone once it was seen', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const player = await newPlayer({ deposit: `${deposit}.00` })
  const collects = await ruleCollects(page)
  const { stage, frame } = await openGame(page, player, 'Tiên Đèn Lồng')
  collects.stop()
  await frame.getByRole('button', { name: /^Quay$/ }).click()
  await expect(stage).toHaveAttribute('data-round', /^rnd_/, { timeout: 45_000 })
  const round = (await stage.getAttribute('data-round')) ?? ''

  const waiting = page.getByRole('region', { name: text('pages:home.openRounds') })
  await expect(async () => {
    await page.goto('/')
    await expect(waiting).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: listedMs })
  collects.letGo()
  await waiting.getByRole('link', { name: /Tiên Đèn Lồng/ }).click()
  await expect(stage).toHaveAttribute('data-round', round, { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 90_000 })
  const { openRounds } = player.api.catalogue
  await expect(async () => expect(await openRounds({})).toEqual([])).toPass({ timeout: 30_000 })
  const told = page.waitForResponse((response) => response.url().includes('/lgw/games/openRounds'))
  await page.goto('/')
  await told
  await expect(waiting).toHaveCount(0)
})

const openHiLo = (page: Page, player: TestPlayer) => openGame(page, player, 'Cao Thấp')

async function openGame(
  page: Page,
  player: TestPlayer,
  gameName: string,
): Promise<{ frame: FrameLocator; stage: Locator }> {
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-state]')
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  return { frame, stage }
}

/** What the history of the game lists. */
async function listRounds(frame: FrameLocator): Promise<Locator> {
  await frame.getByRole('button', { name: text('game:menu') }).click()
  await frame
    .getByRole('dialog', { name: text('game:menu') })
    .getByRole('button', { name: text('game:history') })
    .click()
  return frame
    .getByRole('dialog', { name: text('game:history') })
    .getByRole('button', { name: textStart('game:history.verify') })
}

async function goOffline(page: Page, player: TestPlayer): Promise<string> {
  const { frame, stage } = await openHiLo(page, player)
  await frame.getByRole('button', { name: textStart('pages:home.bet') }).click()
  await expect(stage).toHaveAttribute('data-state', 'open', { timeout: 45_000 })
  const round = (await stage.getAttribute('data-round')) ?? ''

  await page.context().setOffline(true)
  await frame.getByRole('button', { name: textStart('instant:instant.hi-lo.skip') }).click()
  await expect(frame.getByText(text('instant:instant.checking')).first()).toBeVisible({ timeout: 20_000 })
  await page.context().setOffline(false)
  await expect(stage).toHaveAttribute('data-state', 'open', { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-round', round)
  await expect(frame.getByText(text('instant:instant.checking'))).toHaveCount(0, { timeout: 45_000 })

  const moves = await player.api.wallet.transactions({})
  const bets = moves.kind === 'balance' ? moves.list.filter(({ kind }) => kind === 'bet') : []
  expect(bets).toHaveLength(1)
  await expect(await listRounds(frame)).toHaveCount(1)
  return round
}

async function goOn(page: Page, round: string): Promise<void> {
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-state]')
  const waiting = page.getByRole('region', { name: text('pages:home.openRounds') })
  await expect(async () => {
    await page.goto('/')
    await expect(waiting).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: listedMs })
  await waiting.getByRole('link', { name: /Cao Thấp/ }).click()
  await expect(stage).toHaveAttribute('data-round', round, { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-state', 'open')
  await expect(await listRounds(frame)).toHaveCount(1)
}
