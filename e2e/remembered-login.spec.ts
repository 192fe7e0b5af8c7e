import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { newPlayer, password, paymentPassword } from './support/new-player.ts'
import { typeSixDigits } from './support/six-digits.ts'

const login = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập' })
const step = (page: Page) => page.getByRole('dialog', { name: 'Nhập mật khẩu của bạn' })

async function submit(page: Page): Promise<void> {
  await login(page).getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(login(page)).toBeHidden()
}

/** Comes back later in the same browser, which knows the member without the password. */
async function enterAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await expect(login(page).getByLabel(/^Mật khẩu/)).toHaveAttribute('placeholder', '••••••••')
  await submit(page)
}

test('[A-26] who came back without the password is asked for it before money leaves and before the way in changes, and loses nothing of what was typed', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '500000.00', withPayoutAccount: true })
  await page.goto('/login')
  await login(page)
    .getByLabel(/^Tên đăng nhập/)
    .fill(player.username)
  await login(page)
    .getByLabel(/^Mật khẩu/)
    .fill(password)
  await login(page)
    .getByRole('checkbox', { name: /Nhớ mật khẩu/ })
    .check()
  await submit(page)
  await enterAgain(page)

  await page.goto('/member/withdraw')
  await page.getByLabel(/^Số tiền rút/).fill('150000')
  await typeSixDigits(page, page.getByLabel(/^Mật khẩu thanh toán/), paymentPassword)
  await page.getByRole('button', { name: /^Rút / }).click()
  await expect(step(page).getByLabel(/^Mật khẩu/)).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await step(page)
    .getByLabel(/^Mật khẩu/)
    .fill('not-the-password')
  await step(page).getByRole('button', { name: 'Xác nhận' }).click()
  await expect(step(page).getByText('Mật khẩu không đúng')).toBeVisible()
  expect((await player.api.withdrawals.list({})).list).toHaveLength(0)
  await step(page)
    .getByLabel(/^Mật khẩu/)
    .fill(password)
  await step(page)
    .getByLabel(/^Mật khẩu/)
    .press('Enter')
  await expect(step(page)).toBeHidden()
  await expect.poll(async () => (await player.api.withdrawals.list({})).list.length).toBe(1)

  await enterAgain(page)
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  const change = page.getByRole('dialog', { name: 'Đổi mật khẩu' })
  const newPassword = 'Den-long-sang-9'
  await change.getByLabel('Mật khẩu hiện tại').fill(password)
  await change.getByLabel('Mật khẩu mới', { exact: true }).fill(newPassword)
  await change.getByLabel('Nhập lại mật khẩu mới').fill(newPassword)
  await change.getByRole('button', { name: 'Lưu mật khẩu mới' }).click()
  await step(page)
    .getByLabel(/^Mật khẩu/)
    .fill(password)
  await page.keyboard.press('Escape')
  await expect(step(page)).toBeHidden()
  await expect(change.getByText('Vui lòng nhập mật khẩu của bạn.')).toBeVisible()
  await expect(change.getByLabel('Mật khẩu mới', { exact: true })).toHaveValue(newPassword)
  await change.getByRole('button', { name: 'Lưu mật khẩu mới' }).click()
  await step(page)
    .getByLabel(/^Mật khẩu/)
    .fill(password)
  await step(page).getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByText('Đã đổi mật khẩu')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await expect(login(page).getByLabel(/^Mật khẩu/)).not.toHaveAttribute('placeholder')
})
