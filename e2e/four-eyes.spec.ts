import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer, paymentPassword } from './support/new-player.ts'
import { openWithdrawal } from './support/review.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('a large withdrawal is paid only after two different people approved it', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const player = await newPlayer({ deposit: '200000000.00', withPayoutAccount: true })
  const [account] = await player.api.withdrawals.accounts({})
  await player.api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '50000000.00',
    paymentPassword,
    requestId: player.username,
  })
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  const status = page.getByRole('article').getByText(text('pages:payout.status.submitted'))
  await expect(status).toBeVisible()

  const trang = await openConsole(browser, 'trang')
  const first = await openWithdrawal(trang, player.username)
  await approve(trang)
  await expect(trang.getByText(text('console:decided.halfApprovedText'))).toBeVisible()
  await expect(first.getByText(textPart('console:twoPeople.waitsForOther'))).toBeVisible()
  await expect(first.getByRole('button', { name: text('console:action.approve') })).toBeDisabled()
  await trang.keyboard.press('a')
  await expect(trang.getByRole('dialog')).toHaveCount(0)
  await expect(status).toBeVisible()

  const khoa = await openConsole(browser, 'khoa')
  const second = await openWithdrawal(khoa, player.username)
  await expect(second.getByText(textPart('console:twoPeople.waitsForMe'))).toBeVisible()
  await approve(khoa)
  await expect(khoa.getByText(text('console:decided.byHand', { account: player.username }))).toBeVisible()
  await expect(page.getByRole('article').getByText(text('pages:payout.status.paid')).first()).toBeVisible({
    timeout: 20_000,
  })
  for (const staff of [trang, khoa]) await staff.context().close()
})

async function approve(staff: Page): Promise<void> {
  await staff.keyboard.press('a')
  const question = staff.getByRole('dialog', {
    name: textStart('console:approve.title', { amount: /.*50\.000\.000.*/ }),
  })
  await question.getByRole('button', { name: text('console:action.approve') }).click()
  await expect(question).toBeHidden()
}
