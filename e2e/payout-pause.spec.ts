import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

const newPassword = 'Den-long-sang-7'

test('[A-45] after a password change the withdrawal page shows until when withdrawals are blocked', async ({
  page: before,
  context,
}) => {
  const player = await newPlayer({ deposit: '640000.00', withPayoutAccount: true })
  await enterPortal(before, player.token())
  await before.goto('/member/withdraw')
  await expect(before.getByLabel(textStart('pages:payout.amount'))).toBeVisible()
  await before.close()
  const { token } = await player.api.security.changePassword({
    oldPassword: password,
    newPassword,
    confirmNewPassword: newPassword,
  })
  const page = await context.newPage()
  await enterPortal(page, token)
  await page.goto('/member/withdraw')
  await expect(page.getByText(text('pages:payout.pausedTitle'))).toBeVisible()
  await expect(page.getByText(textPart('pages:payout.paused', { until: /\d.*/ }))).toBeVisible()
  await expect(page.getByLabel(textStart('pages:payout.amount'))).toHaveCount(0)
})
