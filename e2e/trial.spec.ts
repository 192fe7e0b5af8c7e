import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { expectUnits, unitsIn } from './support/money.ts'
import { openFirstSlot } from './support/open-game.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('[R4.3.22] [R3.066] [R3.067] [R6.03] [R6.05] [R4.10.02] [R4.10.03] [R8.19] [R6.04] [R4.7.03] a visitor tries a slot with play money; real play and money pages only lead to a real account, and messages are never asked for', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  const freePlay = page.waitForRequest('**/wps/session/login/freeplay')
  await openFirstSlot(page, { isMobile, isTry: true })
  expect((await freePlay).headers()).toMatchObject({ encryption: 'none', 'gateway-version': '1' })
  await expect(page).toHaveURL(/mode=trial/)
  const slot = await openedSlot(page)
  await expect(slot.frame.getByText(text('game:demo'))).toBeVisible()
  const before = await unitsIn(slot.balance)
  expect(before).toBeGreaterThan(0)
  await slot.frame.getByRole('button', { name: text('game:turbo') }).click()
  await slot.spin()
  await expectUnits(page.getByRole('banner').locator('.money'), await unitsIn(slot.balance))
  await page.getByRole('button', { name: text('pages:game.leave') }).click()
  await openFirstSlot(page, { isMobile })
  const ask = page.getByRole('dialog', { name: text('portal:lobby.needAccountTitle') })
  await expect(ask).toContainText(text('pages:in_need_true_account'))
  await expect(ask.locator('[class*="ph--info"]')).toBeVisible()
  await ask.getByRole('link', { name: text('pages:in_increase_submit') }).click()
  await expect(page.getByRole('heading', { name: text('portal:session.register') })).toBeVisible()
  await test.step('the pages of money', async () => {
    for (const key of ['transferFund', 'depositv2', 'withdraw', 'transactionHistory']) {
      await page.goto(`/member/${key}`)
      await expect(page.getByText(text('pages:member.needAccount'))).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: text('pages:in_increase_submit') })).toBeVisible()
    }
    await expect(page.getByRole('banner').getByRole('link', { name: text('pages:account.deposit') })).toHaveCount(0)
    expect(asked).toContain('/wps/member/info')
    expect(asked).not.toContain('/wps/relay/CSP_unreadCount')
    await page.goto('/')
    await page
      .getByRole('navigation', { name: text('portal:nav.tabs') })
      .getByRole('link', { name: text('portal:nav.wallet') })
      .click()
    await expect(page.getByText(text('pages:member.needAccount'))).toBeVisible()
  })
})
