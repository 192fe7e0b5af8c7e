import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newAccountNo, newPlayer, paymentPassword } from './support/new-player.ts'
import { openWithdrawal } from './support/review.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('[R2.6.18] staff pay a withdrawal in parts, and the player sees and confirms each', async ({ page, browser }) => {
  const player = await newPlayer({ deposit: '2000000.00', withPayoutAccount: true })
  const [account] = await player.api.withdrawals.accounts({})
  await player.api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '900000.00',
    paymentPassword,
    requestId: player.username,
  })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  const ticket = page.getByRole('article')
  await expect(ticket.getByText(text('pages:payout.status.submitted'))).toBeVisible()

  const trang = await openConsole(browser, 'trang')
  const panel = await openWithdrawal(trang, player.username)
  await panel.getByRole('checkbox', { name: textStart('console:part.byHand') }).check()
  await panel.getByRole('button', { name: text('console:action.approve') }).click()
  const amount = panel.getByLabel(textStart('console:part.amount'))
  await expect(amount).toHaveValue('900.000')
  await amount.fill('600000')
  await panel.getByLabel(textStart('console:part.reference')).fill('FT26325001')
  await panel.getByRole('button', { name: text('console:part.sent') }).click()
  await expect(panel.getByText('FT26325001')).toBeVisible()
  await expect(amount).toHaveValue('300.000')

  await expect(ticket.getByText(text('pages:payout.status.partPaid'))).toBeVisible()
  await expect(ticket.getByText('FT26325001')).toBeVisible()
  await expect(ticket.getByText(/300\.000/)).toBeVisible()
  await expect(ticket.getByText(textPart('pages:payout.autoReceipt', { time: /2[34]:\d\d:\d\d/ }))).toBeVisible()
  await confirmReceipt(page, text('pages:payout.received'))
  await expect(ticket.getByText(text('pages:payout.status.paying'), { exact: true }).first()).toBeVisible()

  await panel.getByLabel(textStart('console:part.reference')).fill('FT26325002')
  await panel.getByRole('button', { name: text('console:part.sent') }).click()
  await expect(panel.getByText('FT26325002')).toBeVisible()
  await confirmReceipt(page, text('pages:payout.fullPayment'))
  await expect(ticket.getByText(text('pages:payout.fullPayment'), { exact: true }).first()).toBeVisible()
  await expect(panel.getByText(text('console:history.full_payment')).first()).toBeVisible()
  await trang.context().close()
})

test('a second payout account says before how long it rests, counts down, and takes no withdrawal until then', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '500000.00', withPayoutAccount: true })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  await page.getByRole('button', { name: text('pages:payout.addAccount') }).click()
  await expect(page.getByText(text('pages:payout.restBefore', { count: 24 }))).toBeVisible()
  const accountNo = newAccountNo()
  await player.api.withdrawals.addAccount({
    bankCode: 'DEN',
    accountName: player.payeeName,
    accountNo,
    paymentPassword,
  })
  await page.reload()
  const accounts = page.getByRole('region', { name: text('pages:payout.accounts') })
  const added = accounts.getByRole('listitem').filter({ hasText: accountNo.slice(-4) })
  await expect(added.getByText(textWhole('pages:payout.restsFor', { time: /2[34]:\d\d:\d\d/ }))).toBeVisible()
  await added.getByRole('button', { name: text('pages:payout.makeDefault') }).click()
  await expect(added.getByText(text('pages:payout.isDefault'), { exact: true })).toBeVisible()
  await expect(page.getByText(textPart('pages:payout.accountRests'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('pages:cashier.continue') })).toBeDisabled()
  await added.getByRole('button', { name: textStart('pages:payout.removeOf', { account: 'NH Đèn' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('pages:payout.remove'), exact: true })
    .click()
  await expect(added).toHaveCount(0)
  await expect(page.getByRole('button', { name: text('pages:cashier.continue') })).toBeEnabled()
})

async function confirmReceipt(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: text('pages:payout.confirm') }).click()
  const ask = page.getByRole('dialog', { name: text('pages:payout.confirmTitle') })
  await expect(ask.getByText(text('pages:payout.remainingAmount'))).toBeVisible()
  await ask.getByRole('button', { name: answer, exact: true }).click()
  await expect(ask).toHaveCount(0)
}
