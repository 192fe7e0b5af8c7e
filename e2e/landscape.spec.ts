import { text } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { layoutFaults } from './support/layout-faults.ts'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const viewport = { width: 844, height: 390 }
test.use({ viewport, isMobile: true, hasTouch: true })

test('a slot, a table game and crash are played on a phone held sideways: the button and the balance are within the window', async ({
  page,
}) => {
  // A run may take three minutes.
  test.setTimeout(300_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  await test.step('a slot', () => playSlot(page, player))
  await test.step('a table game', () => playTable(page, player))
  await test.step('crash', () => seeCrash(page, player))
})

const balanceOf = (frame: FrameLocator): Locator =>
  frame.getByText(text('game:balance'), { exact: true }).first().locator('..')

/** Launched from the portal by its name. */
async function openGame(
  page: Page,
  player: TestPlayer,
  gameName: string,
): Promise<{ frame: FrameLocator; stage: Locator }> {
  const { list } = await player.api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}

/** Each lies whole within the window, no two on one another, and nothing of the game is wider than its frame. */
async function expectWhole(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1)) expect(a && b && isApart(a, b), JSON.stringify([a, b])).toBe(true)
  const game = page.frames().at(-1)
  expect(game && (await layoutFaults(game))).toEqual([])
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

async function playSlot(page: Page, player: TestPlayer): Promise<void> {
  const { frame, stage } = await openGame(page, player, 'Tiên Đèn Lồng')
  const spin = frame.getByRole('button', { name: text('game:spin'), exact: true })
  await expectWhole(page, [spin, frame.locator('.console-balance')])
  await spin.tap()
  await expect(stage).toHaveAttribute('data-round', /^rnd_/, { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await expectWhole(page, [spin, frame.locator('.console-balance')])
}

async function playTable(page: Page, player: TestPlayer): Promise<void> {
  const { frame, stage } = await openGame(page, player, 'Roulette Châu Âu')
  const main = frame.locator('.instant-main')
  const red = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.roulette.spot.red')}(,|$)`) })
  await expectWhole(page, [main, red, balanceOf(frame)])
  await red.tap()
  await main.tap()
  await expect(stage).toHaveAttribute('data-round', /^rnd_/, { timeout: 45_000 })
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await expectWhole(page, [main, red, balanceOf(frame)])
}

async function seeCrash(page: Page, player: TestPlayer): Promise<void> {
  const { frame, stage } = await openGame(page, player, 'Pháo Hoa Crash')
  await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 200_000 })
  const bet = frame
    .getByRole('button', { name: new RegExp(`^(${text('instant:instant.bet')}|${text('game:buy.cancel')})`) })
    .first()
  await expectWhole(page, [bet, balanceOf(frame)])
}
