import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

/** What two people have decided stays: a second try has a game of its own. */
const games = ['Sư Tử Hoàng Gia', 'Tiên Đèn Lồng']

test('a largest stake that two people set for a game is all that its open frame offers within a minute', async ({
  page,
  browser,
}, { retry }) => {
  test.setTimeout(180_000)
  const game = games[retry] ?? ''
  const player = await newPlayer({ deposit: '1000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: game })
  const found = list.find(({ gameName }) => gameName === game)
  await page.goto(`/seamless?nodeId=${found?.nodeId}`)
  const slot = await openedSlot(page)
  const more = slot.frame.getByRole('button', { name: text('game:stakeMore') })
  const stake = slot.frame.getByRole('group', { name: text('game:stake') })
  await more.click()
  await more.click()
  await expect(stake).toContainText('50.000')

  const owner = await openConsole(browser, 'owner')
  const panel = await openLimits(owner, game)
  await panel.getByRole('button', { name: text('lobby:limit.ask') }).click()
  const form = owner.getByRole('dialog')
  await form.getByLabel(text('lobby:limit.stakeMin')).fill('30000')
  await form.getByLabel(text('lobby:limit.stakeMax'), { exact: true }).fill('20000')
  await form.getByLabel(text('console:reason.label')).fill('Một buổi tối yên tĩnh')
  await form.getByRole('button', { name: text('console:vendors.ask') }).click()
  await expect(form.getByText(text('errors:validation.amountsCrossed'))).toBeVisible()
  await form.getByLabel(text('lobby:limit.stakeMin')).fill('')
  await form.getByRole('button', { name: text('console:vendors.ask') }).click()
  await expect(form).toBeHidden()
  await expect(panel.getByText(text('lobby:limit.waits'))).toBeVisible()
  await expect(panel.getByRole('button', { name: text('console:action.approve') })).toHaveCount(0)

  const trang = await openConsole(browser, 'trang')
  const second = await openLimits(trang, game)
  await second.getByRole('button', { name: text('console:action.approve') }).click()
  // The list is read anew after the answer, which may take its time in a busy world.
  await expect(second.getByText(text('lobby:limit.since'))).toBeVisible({ timeout: 30_000 })

  await expect(stake).toContainText('20.000', { timeout: 75_000 })
  await expect(more).toBeDisabled()
  await slot.spin()
  for (const staff of [owner, trang]) await staff.context().close()
})

/** The limits of the game, found by its name. */
async function openLimits(staff: Page, game: string) {
  await staff.goto(`/games?tab=limits&query=${encodeURIComponent(game)}`)
  await staff.getByRole('row', { name: new RegExp(`^${game} VND`) }).click()
  return staff.getByRole('complementary', { name: text('lobby:limit.panel') })
}
