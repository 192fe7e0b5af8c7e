import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

const depositCalls = '**/wps/**/deposit*'

test('[R1.10] [R2.6.03] a double press on the deposit button makes one deposit, and the balance grows at once', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/member/depositv2')
  await page.getByRole('radio', { name: /thử|sandbox/i }).check({ force: true })
  await page.getByRole('button', { name: '500.000', exact: false }).first().click()
  await page.getByRole('button', { name: /^Nạp 500.000/ }).dblclick()
  await expect(page.getByRole('article').getByText('Đã vào ví')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lệnh nạp của tôi' }).getByRole('row')).toHaveCount(2)
  expect((await player.api.wallet.balance({})).balance).toBe('500000.00')
})
