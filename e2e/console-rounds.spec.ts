import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('staff look a round up by its number, read its steps, and see it again in the game itself, where nothing can be pressed', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const player = await newPlayer({ deposit: '1000000.00' })
  await enterPortal(page, player.token())
  // Another journey stops and reopens the game of its own meanwhile.
  const { list } = await player.api.catalogue.gameList({ gameName: 'Kho Vàng Tàu Đắm' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const slot = await openedSlot(page)
  await slot.spin()
  const roundId = (await slot.frame.locator('[data-round]').getAttribute('data-round')) ?? ''

  const staff = await openConsole(browser, 'owner')
  await staff.goto('/games?tab=studio')
  await expect(staff.getByRole('row', { name: /^amber-wild/ })).toBeVisible()
  await staff.getByRole('tab', { name: text('lobby:tab.rounds') }).click()
  await staff.getByLabel(text('lobby:round.number')).fill(roundId)
  await staff.getByRole('button', { name: text('lobby:round.open'), exact: true }).click()
  const facts = staff.getByRole('region', { name: text('lobby:round.facts') })
  await expect(facts.getByText(text('lobby:round.sealed'))).toBeVisible()
  await expect(facts.getByText(player.username)).toBeVisible()
  // A round that won free spins has several.
  await expect(
    staff
      .getByRole('region', { name: text('lobby:round.steps') })
      .getByText('spin', { exact: true })
      .first(),
  ).toBeVisible()
  await facts.getByRole('button', { name: text('lobby:round.replay') }).click()
  const game = staff.frameLocator(`iframe[title="${text('lobby:round.replayTitle')}"]`)
  const again = game.getByRole('button', { name: textStart('game:history.replay') })
  await expect(game.locator(`[data-round="${roundId}"][data-replay]`)).toBeAttached({ timeout: 45_000 })
  await expect(again).toBeEnabled({ timeout: 45_000 })
  await expect(game.getByRole('button', { name: text('campaigns:raffle.spin'), exact: true })).toHaveCount(0)
  await again.click()
  await expect(game.locator('[data-replay]')).toBeAttached()
  await staff.context().close()
})
