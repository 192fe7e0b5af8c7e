import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { openFirstSlot } from './support/open-game.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('what was given is played before it leaves: the player sees how much is left, and so do staff', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow() // two rounds of a game
  const player = await newPlayer({ deposit: '5000000.00', withPayoutAccount: true })
  await enterPortal(page, player.token())
  await page.goto('/rng')
  await openFirstSlot(page, { isMobile })
  await (await openedSlot(page)).spin()
  await player.api.loyalty.claimRebate({ requestId: `rebate-${player.username}` })
  const { left, wanted } = await player.api.turnover.mine({})
  expect(Number(left)).toBeGreaterThan(0)
  expect(left).toBe(wanted)

  const main = page.getByRole('main')
  await page.goto('/member/transferFund')
  await expect(main.getByRole('meter')).toBeVisible()
  await page.goto('/member/withdraw')
  await expect(main.getByRole('meter')).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  const staff = await openConsole(browser, 'trang')
  await staff.goto(`/members?query=${player.username}`)
  await staff.getByRole('row', { name: player.username }).click()
  await expect(staff.getByText(text('console:turnover.left'))).toBeVisible()

  await page.goto('/rng')
  await openFirstSlot(page, { isMobile })
  await (await openedSlot(page)).spin()
  await expect.poll(async () => (await player.api.turnover.mine({})).left).toBe('0.00')
  await page.goto('/member/withdraw')
  await expect(main.getByRole('textbox').first()).toBeVisible()
})
