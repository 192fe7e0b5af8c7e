import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer, paymentPassword } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { typeSixDigits } from './support/six-digits.ts'

test('an amount outside the limits is refused at its field before anything is sent, and stays in the field', {
  tag: '@phone',
}, async ({ page }) => {
  await enterPortal(page, (await newPlayer()).token())
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
})

test('more than one has cannot be withdrawn, a wrong payment password neither, and the balance is whole', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '200000.00', withPayoutAccount: true })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  const amount = page.getByLabel(textStart('pages:payout.amount'))
  await amount.fill('200001')
  await page.getByRole('button', { name: text('pages:cashier.continue') }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(text('pages:payout.short', { available: '200.000 ₫' }))).toBeVisible()
  await page.getByRole('button', { name: text('pages:payout.all') }).click()
  await expect(amount).toHaveValue('200.000')
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
  expect((await player.api.wallet.balance({})).balance).toBe('200000.00')
})

test('an answer that is lost says that nothing is counted twice, and the retry pays out once', async ({ page }) => {
  const player = await newPlayer({ deposit: '500000.00', withPayoutAccount: true })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  // The request arrives and its answer does not: the worst of the cases.
  await page.route('**/MCS2_withdraw', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await askFor(page, '150000')
  await expect(page.getByText(text('common:offline'))).toBeVisible()
  await page.unroute('**/MCS2_withdraw')
  await retryUntilSent(page)
  expect((await player.api.withdrawals.list({})).list).toHaveLength(1)
  expect((await player.api.wallet.balance({})).balance).toBe('350000.00')
})

test('without a connection nothing is lost: the amount stays, and goes out once the connection is back', async ({
  page,
  context,
}) => {
  const player = await newPlayer({ deposit: '500000.00', withPayoutAccount: true })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  await expect(page.getByLabel(textStart('pages:payout.amount'))).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(textStart('pages:line.lost'))).toBeVisible({ timeout: 2_000 })
  await askFor(page, '60000')
  await expect(page.getByText(text('common:offline'))).toBeVisible()
  await expectUnits(page.getByRole('main').locator('.money-xl'), 60_000)
  expect((await player.api.withdrawals.list({})).list).toHaveLength(0)
  await context.setOffline(false)
  await retryUntilSent(page)
  expect((await player.api.withdrawals.list({})).list).toHaveLength(1)
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

test('[R2.3.13] [R2.3.14] the header balance can be hidden, stays hidden after a reload, and can be refreshed', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer({ deposit: '750000.00' })
  await enterPortal(page, player.token())
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
})

test('a withdrawal that waits can be taken back, and its money is free again at once', async ({ page }) => {
  const player = await newPlayer({ deposit: '300000.00', withPayoutAccount: true })
  const [account] = await player.api.withdrawals.accounts({})
  await player.api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '120000.00',
    paymentPassword,
    requestId: player.username,
  })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  await page
    .getByRole('article')
    .getByRole('button', { name: text('pages:payout.cancel') })
    .click()
  await page
    .getByRole('dialog', { name: text('pages:payout.cancelTitle') })
    .getByRole('button', { name: text('pages:payout.cancel') })
    .click()
  await expect(page.getByRole('article').getByText(text('pages:payout.step.cancelled')).first()).toBeVisible()
  expect((await player.api.wallet.balance({})).balance).toBe('300000.00')
})
