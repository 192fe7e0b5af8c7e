import type { SlotRound } from '@fairground/game-rules/slots'
import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { openWithRound } from './support/plant-pair.ts'
import { ruleCollects } from './support/rule-collects.ts'
import { enterPortal } from './support/sign-in.ts'
import { openedSlot, type Slot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

// A show that ends before it is looked at again would be none to go on with.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const game = 'Tiên Đèn Lồng'
// A stake's result is proportional to it, so the seed does not depend on the stake.
const stakeMinor = 1_000_000n
const deposit = 5_000_000
const winsMax = 3

test('free spins that were left in the middle go on where they were when the game is opened again, and pay what the history says', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const player = await newPlayer({ deposit: `${deposit}.00` })
  await enterPortal(page, player.token())
  const nodeId = await nodeOf(player)
  const collects = await ruleCollects(page)
  await openWithRound(page, nodeId, { stakeMinor, isWanted })
  // Until the round is seen again it is not collected.
  collects.stop()
  const { round, left } = await leaveInTheMiddle(page, await openedSlot(page))

  // What it won is the player's already, but no page tells it before its show.
  await expectUnits(page.getByRole('banner').locator('.money').first(), unitsAfter({ ...round, totalMinor: '0' }))
  await page.goto(`/seamless?nodeId=${nodeId}`)
  const stage = page.frameLocator('main iframe').locator('[data-state]')
  await expect(stage).toHaveAttribute('data-round', round.roundId, { timeout: 45_000 })
  const plates = page.frameLocator('main iframe').getByRole('region', { name: text('game:pay.free') })
  await expect(plates).toBeVisible({ timeout: 45_000 })
  expect(await leftOn(plates)).toBeLessThanOrEqual(left)
  collects.letGo()

  await page
    .frameLocator('main iframe')
    .getByRole('button', { name: text('game:turbo') })
    .click()
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 240_000 })
  await expectPaid(page, round)
})

/** Free spins that pay something, and of which few win: each of them takes its time to be shown. */
const isWanted = ({ events, totalMinor }: SlotRound): boolean =>
  events.some(({ type }) => type === 'free-spins-awarded') &&
  !events.some(({ type }) => type === 'free-spins-retriggered') &&
  events.filter(({ type }) => type === 'line-wins').length <= winsMax &&
  BigInt(totalMinor) > 0n &&
  BigInt(totalMinor) < stakeMinor * 5n

async function nodeOf({ api }: TestPlayer): Promise<string | undefined> {
  const { list } = await api.catalogue.gameList({ gameName: game })
  return list[0]?.nodeId
}

interface Round {
  roundId: string
  stakeMinor: string
  totalMinor: string
}

/** Plays until one free spin is over, and leaves the game. */
async function leaveInTheMiddle(page: Page, { frame }: Slot): Promise<{ round: Round; left: number }> {
  const spun = page.waitForResponse('**/studio/spins')
  await frame.getByRole('button', { name: text('game:spin'), exact: true }).click()
  const { round } = (await (await spun).json()) as { round: Round }
  const plates = frame.getByRole('region', { name: text('game:pay.free') })
  await expect(plates).toBeVisible({ timeout: 45_000 })
  const first = await leftOn(plates)
  await expect.poll(() => leftOn(plates), { timeout: 45_000 }).toBeLessThan(first)
  const left = await leftOn(plates)
  await page.goto('/')
  return { round, left }
}

const leftOn = async (plates: ReturnType<Page['locator']>): Promise<number> =>
  Number(await plates.locator('b').first().textContent())

const unitsAfter = ({ stakeMinor: staked, totalMinor }: Round): number =>
  Math.trunc(deposit + (Number(totalMinor) - Number(staked)) / 100)

async function expectPaid(page: Page, round: Round): Promise<void> {
  const slot = await openedSlot(page)
  await expectUnits(slot.balance, unitsAfter(round))
  await slot.frame.getByRole('button', { name: text('game:menu') }).click()
  await slot.frame
    .getByRole('dialog', { name: text('game:menu') })
    .getByRole('button', { name: text('game:history') })
    .click()
  const rows = slot.frame.getByRole('dialog', { name: text('game:history') }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expectUnits(rows.nth(1).locator('.money').last(), Math.trunc(Number(round.totalMinor) / 100))
}
