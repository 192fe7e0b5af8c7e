import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { unitsIn } from './support/money.ts'
import { newPlayer } from './support/new-player.ts'
import { openFirstSlot } from './support/open-game.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('[R1.14] [R2.6.14] [R3.136] [R3.137] [R3.138] [R9.38] a bet earns its rebate once, the level is shown, and staff simulate a draft', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow() // a round of a game, then two people's pages
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  await page.goto('/rng')
  await openFirstSlot(page, { isMobile })
  const slot = await openedSlot(page)
  await slot.spin()

  await page.goto('/member/manualRebate')
  const main = page.getByRole('main')
  const rates = main.getByRole('row').filter({ has: page.getByRole('rowheader') })
  for (const [category, rate] of [
    [text('pages:bet.types.LOTT'), '1%'],
    [text('pages:bet.types.ELOTT'), '1%'],
    [text('portal:nav.pvp'), '–'],
    [text('portal:nav.fish'), '1%'],
    ['Slots', '1,2%'],
    [text('pages:gameType.LIVE'), '0,8%'],
    [text('portal:nav.sports'), '1%'],
    ['E-Sports', '1%'],
  ] as const) {
    const row = rates.filter({ has: page.getByRole('rowheader', { name: category, exact: true }) })
    await expect(row.getByRole('cell').first()).toContainText(rate)
  }
  await main.getByRole('button', { name: text('pages:rebate.claimOf', { type: text('pages:gameType.RNG') }) }).click()
  const question = page.getByRole('dialog', { name: text('pages:rebate.confirm') })
  await expect(
    question.getByText(textPart('pages:rebate.confirmOf', { type: text('pages:gameType.RNG') })),
  ).toBeVisible()
  await question.getByRole('button', { name: text('pages:rebate.claim') }).click()
  await expect(page.getByText(textWhole('pages:rebate.claimed'))).toBeVisible()
  await expect(main.getByRole('button', { name: text('pages:rebate.claimAll') })).toBeDisabled()
  await main
    .getByRole('link', { name: text('pages:member.bonusDetails') })
    .last()
    .click()
  await expect(main.getByRole('row', { name: textPart('pages:bonus.types.rebate') })).toHaveCount(1)

  await page.goto('/member/vip')
  await expect(main.getByRole('region', { name: text('pages:vip.own') }).getByText('Hội viên')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: player.username })).toContainText('Hội viên')

  const staff = await openConsole(browser, 'trang')
  await staff.goto('/rules')
  const cost = staff
    .getByRole('table', { name: text('agents:byType') })
    .getByRole('row', { name: textStart('pages:gameType.RNG') })
  await expect(cost).toBeVisible()
  const current = await unitsIn(cost.getByRole('cell').nth(2))
  await staff
    .getByRole('textbox', {
      name: text('console:rules.rateOf', { category: text('console:gameType.RNG'), level: '0 · Hội viên' }),
    })
    .fill('9')
  await expect.poll(() => unitsIn(cost.getByRole('cell').nth(3))).toBeGreaterThan(current)
  await staff.getByRole('button', { name: text('console:rules.publish') }).click()
  const publish = staff.getByRole('dialog', { name: text('console:rules.confirm.rebate') })
  await publish.getByRole('button', { name: text('console:rules.publish') }).click()
  await expect(staff.getByText(textPart('errors:validation.ruleReturn', { max: '99.8' }))).toBeVisible()
  await staff.context().close()
})
