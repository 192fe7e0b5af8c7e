import { expect, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

const newPassword = 'Den-long-sang-7'

test('[A-45] who has just changed the password reads until when withdrawals rest, in the place of the form', {
  tag: '@phone',
}, async ({ page: before, context }) => {
  const player = await newPlayer({ deposit: '640000.00', withPayoutAccount: true })
  await enterPortal(before, player.token())
  await before.goto('/member/withdraw')
  await expect(before.getByLabel(/^Số tiền rút/)).toBeVisible()
  await before.close()
  const { token } = await player.api.security.changePassword({
    oldPassword: password,
    newPassword,
    confirmNewPassword: newPassword,
  })
  const page = await context.newPage()
  await enterPortal(page, token)
  await page.goto('/member/withdraw')
  await expect(page.getByText('Rút tiền được tạm nghỉ')).toBeVisible()
  await expect(page.getByText(/bạn rút tiền lại được từ \d/)).toBeVisible()
  await expect(page.getByLabel(/^Số tiền rút/)).toHaveCount(0)
})
