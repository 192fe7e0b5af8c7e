import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer, payIn, paymentPassword, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { typeSixDigits } from './support/six-digits.ts'

test('[R2.3.13] [R2.3.14] an amount outside the limits is refused at its field before anything is sent; the header balance can be hidden, stays hidden after a reload, and can be refreshed', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await test.step('an amount outside the limits stays in its field', () => refuseOutsideLimits(page))
  await payIn(player, '750000.00')
  await test.step('the header balance can be hidden and refreshed', () => hideBalance(page))
})

test('more than one has cannot be withdrawn, a wrong payment password neither; without a connection nothing is lost, a lost answer pays out once, and what waits can be taken back', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const player = await newPlayer({ deposit: '500000.00', withPayoutAccount: true })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  await test.step('what cannot be withdrawn leaves the balance whole', () => refuseMoreThanThere(page, player))
  await test.step('the amount goes out once the connection is back', () => waitForConnection(page, player))
  await page.goto('/member/withdraw')
  await test.step('a withdrawal that waits is taken back, its money free at once', () => takeBack(page, player))
  await page.goto('/member/withdraw')
  await test.step('after a lost answer the retry pays out once', () => payOnceAfterLoss(page, player))
})

async function askFor(page: Page, amount: string): Promise<void> {
  await page.getByLabel(textStart('pages:payout.amount')).fill(amount)
  await page.getByRole('button', { name: textStart('pages:payout.next') }).click()
  await typeSixDigits(page, paymentPasswordOf(page), paymentPassword)
  await page.getByRole('button', { name: textStart('pages:payout.submitAmount') }).click()
}

/** A second press right after the first is taken for a double press, so it may take two. */
async function retryUntilSent(page: Page): Promise<void> {
  await typeSixDigits(page, paymentPasswordOf(page), paymentPassword)
  await expect(async () => {
    await page.getByRole('button', { name: textStart('pages:payout.submitAmount') }).click({ timeout: 1_000 })
    await expect(page.getByText(text('pages:payout.sent'))).toBeVisible({ timeout: 4_000 })
  }).toPass()
}

const paymentPasswordOf = (page: Page) => page.getByLabel(textStart('pages:payout.paymentPassword'))

async function refuseOutsideLimits(page: Page): Promise<void> {
  await page.goto('/member/depositv2')
  const amount = page.getByLabel(textStart('pages:deposit.amount'))
  await amount.fill('1000')
  await page.getByRole('button', { name: textStart('pages:deposit.submitAmount', { amount: '1.000' }) }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveValue('1.000')
  await amount.fill('300000001')
  await page.getByRole('button', { name: textStart('pages:deposit.submitAmount', { amount: 300 }) }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(text('pages:deposit.none'))).toBeVisible()
}

async function refuseMoreThanThere(page: Page, player: TestPlayer): Promise<void> {
  const amount = page.getByLabel(textStart('pages:payout.amount'))
  await amount.fill('500001')
  await page.getByRole('button', { name: text('pages:cashier.continue') }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(text('pages:payout.short', { available: '500.000 ₫' }))).toBeVisible()
  await page.getByRole('button', { name: text('pages:payout.all') }).click()
  await expect(amount).toHaveValue('500.000')
  await amount.fill('100000')
  await page.getByRole('button', { name: textStart('pages:payout.next') }).click()
  await typeSixDigits(page, page.getByLabel(textStart('pages:payout.paymentPassword')), '000000')
  await page.getByRole('button', { name: textStart('pages:payout.submitAmount') }).click()
  await expect(page.getByText(text('errors:PAYMENT_PASSWORD_WRONG'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common:back') })
    .click()
  await expect(amount).toHaveValue('100.000')
  expect((await player.api.wallet.balance({})).balance).toBe('500000.00')
}

async function payOnceAfterLoss(page: Page, player: TestPlayer): Promise<void> {
  // The request arrives and its answer does not: the worst of the cases.
  await page.route('**/MCS2_withdraw', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await askFor(page, '150000')
  await expect(page.getByText(text('common:offline'))).toBeVisible()
  await page.unroute('**/MCS2_withdraw')
  await retryUntilSent(page)
  expect((await player.api.withdrawals.list({})).list).toHaveLength(2)
  expect((await player.api.wallet.balance({})).balance).toBe('350000.00')
}

async function waitForConnection(page: Page, player: TestPlayer): Promise<void> {
  await expect(page.getByLabel(textStart('pages:payout.amount'))).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(textStart('pages:line.lost'))).toBeVisible({ timeout: 2_000 })
  await askFor(page, '60000')
  await expect(page.getByText(text('common:offline'))).toBeVisible()
  await expectUnits(page.getByRole('main').locator('.money-xl'), 60_000)
  expect((await player.api.withdrawals.list({})).list).toHaveLength(0)
  await page.context().setOffline(false)
  await retryUntilSent(page)
  expect((await player.api.withdrawals.list({})).list).toHaveLength(1)
}

async function hideBalance(page: Page): Promise<void> {
  await page.goto('/member/transferFund')
  const header = page.getByRole('banner')
  const balance = header.locator('.money').filter({ visible: true })
  await expectUnits(balance, 750_000)
  await header.getByRole('button', { name: text('ui:hideBalance') }).click()
  await page.reload()
  await expect(balance).toContainText('••••••')
  await expect(
    header.or(page.getByRole('region', { name: text('pages:wallet.available') })).getByText('750.000'),
  ).toHaveCount(0)
  await header.getByRole('button', { name: text('ui:showBalance') }).click()
  const asked = page.waitForResponse('**/wps/v2/wallets/balance')
  await header.getByRole('button', { name: text('ui:refreshBalance') }).click()
  await asked
  await expectUnits(balance, 750_000)
}

async function takeBack(page: Page, player: TestPlayer): Promise<void> {
  await page
    .getByRole('article')
    .getByRole('button', { name: text('pages:payout.cancel') })
    .click()
  await page
    .getByRole('dialog', { name: text('pages:payout.cancelTitle') })
    .getByRole('button', { name: text('pages:payout.cancel') })
    .click()
  await expect(page.getByRole('article').getByText(text('pages:payout.step.cancelled')).first()).toBeVisible()
  expect((await player.api.wallet.balance({})).balance).toBe('500000.00')
}
