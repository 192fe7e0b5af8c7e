import { text, textPart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer, paymentPassword } from './support/new-player.ts'
import { openWithdrawal } from './support/review.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('staff ask for something before they decide, the player answers, and a refusal is read in the player’s language', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await newPlayer({ deposit: '2000000.00', withPayoutAccount: true })
  const [account] = await player.api.withdrawals.accounts({})
  await player.api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '700000.00',
    paymentPassword,
    requestId: player.username,
  })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  const ticket = page.getByRole('article')
  await expect(ticket.getByText(text('pages:payout.status.submitted'))).toBeVisible()

  const trang = await openConsole(browser, 'trang')
  const panel = await openWithdrawal(trang, player.username)
  await panel.getByRole('button', { name: text('console:ask.open') }).click()
  const ask = trang.getByRole('dialog', { name: text('console:ask.title', { account: player.username }) })
  await ask.getByLabel(text('console:ask.question')).fill('Bạn gửi ảnh thẻ ngân hàng giúp chúng tôi.')
  await ask.getByRole('button', { name: text('console:ask.send') }).click()
  await expect(panel.getByText(textPart('console:ask.waits', { time: /7[12]:\d\d:\d\d/ }))).toBeVisible()
  await expect(panel.getByRole('button', { name: text('console:action.approve') })).toBeDisabled()

  await expect(ticket.getByText('Bạn gửi ảnh thẻ ngân hàng giúp chúng tôi.')).toBeVisible()
  await expect(ticket.getByText(textPart('pages:question.text', { time: /7[12]:\d\d:\d\d/ }))).toBeVisible()
  await ticket.getByRole('button', { name: text('pages:dispute.write') }).click()
  const write = page.getByRole('dialog', { name: text('pages:dispute.write') })
  await write.getByLabel(text('pages:dispute.writeText')).fill('Tôi không còn thẻ này.')
  await write.getByRole('button', { name: text('pages:dispute.send') }).click()
  await expect(ticket.getByText(text('pages:payout.status.submitted'))).toBeVisible()

  await expect(panel.getByText('Tôi không còn thẻ này.')).toBeVisible()
  await panel.getByRole('button', { name: text('console:action.reject') }).click()
  const refuse = trang.getByRole('dialog', { name: text('console:reject.title', { account: player.username }) })
  await refuse.getByRole('radio', { name: /^Ngân hàng không nhận tiền/ }).check()
  await refuse.getByRole('button', { name: text('console:action.reject') }).click()
  await expect(refuse).toBeHidden()
  await expect(ticket.getByText(/^Ngân hàng không nhận tiền vào tài khoản này/)).toBeVisible()
  await ticket.getByText(text('pages:payout.history')).click()
  const history = ticket.getByRole('list', { name: text('pages:payout.history') })
  await expect(history.getByRole('listitem')).toHaveCount(4)
  await expect(history.getByText(text('pages:payout.by.staff'), { exact: true })).toHaveCount(2)
  await trang.context().close()
})
