import { text, textWhole } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newAccountNo, newName, newPlayer, paymentPassword } from './support/new-player.ts'
import { openWithdrawal } from './support/review.ts'
import { openConsole } from './support/sign-in.ts'

const show = text('console:reveal.action')

test('the whole account number shows for half a minute, for a reason that stays in the log, and not to everybody', async ({
  browser,
}) => {
  const { username, accountNo } = await waitingWithdrawal()
  const trang = await openConsole(browser, 'trang')
  await trang.clock.install()
  const panel = await openWithdrawal(trang, username)
  await expect(panel.getByText(accountNo)).toHaveCount(0)
  await panel.getByRole('button', { name: show }).click()
  const ask = trang.getByRole('dialog', { name: text('console:reveal.title', { account: username }) })
  await ask.getByRole('button', { name: show }).click()
  await expect(ask.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  const reason = `Chuyển tiền tay ${newName()}`
  await ask.getByRole('textbox').fill(reason)
  await trang.clock.runFor(1_100)
  await ask.getByRole('button', { name: show }).click()
  await expect(panel.getByText(accountNo)).toBeVisible()
  await expect(panel.getByText(textWhole('console:reveal.left', { seconds: /\d+/ }))).toBeVisible()
  await trang.clock.runFor(31_000)
  await expect(panel.getByText(accountNo)).toHaveCount(0)
  await expect(panel.getByRole('button', { name: show })).toBeVisible()
  await trang.context().close()

  const linh = await openConsole(browser, 'linh')
  await linh.goto(`/withdrawals?query=${username}`)
  await linh.getByRole('row').filter({ hasText: username }).click()
  const shown = linh.getByRole('complementary', { name: text('console:withdrawals.panel') })
  await expect(shown.getByText(`•••• ${accountNo.slice(-4)}`)).toBeVisible()
  await expect(shown.getByRole('button', { name: show })).toHaveCount(0)
  await linh.context().close()

  const owner = await openConsole(browser, 'owner')
  await owner.goto('/audit?action=payout-account.revealed')
  const entry = owner
    .getByRole('table', { name: text('console:nav.audit') })
    .getByRole('row')
    .filter({ hasText: 'trang' })
  await entry.first().click()
  await expect(owner.getByText(reason, { exact: true })).toBeVisible()
  await expect(owner.getByText(accountNo)).toHaveCount(0)
  await owner.context().close()
})

/** A player's withdrawal to a number that the test knows. */
async function waitingWithdrawal(): Promise<{ username: string; accountNo: string }> {
  const { api, username, password, payeeName } = await newPlayer({ deposit: '300000.00' })
  const accountNo = newAccountNo()
  await api.members.setPaymentPassword({ password, paymentPassword })
  const card = await api.withdrawals.addAccount({ bankCode: 'SEN', accountName: payeeName, accountNo, paymentPassword })
  await api.withdrawals.request({ cardId: card.cardId, amount: '100000.00', paymentPassword, requestId: newName() })
  return { username, accountNo }
}
