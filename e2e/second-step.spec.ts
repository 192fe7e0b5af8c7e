import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { codeOf } from './support/authenticator.ts'
import { moveAway } from './support/database.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { logInAnew, tokenOf } from './support/log-in-anew.ts'
import { newPlayer, password, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { typeSixDigits } from './support/six-digits.ts'

const digits = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^Mã sáu số/ })

/** Binds an authenticator through the calls of the page. */
async function bind({ api }: TestPlayer) {
  const { secret } = await api.secondStep.beginAuthenticator({ password })
  const { recoveryCodes } = await api.secondStep.confirmAuthenticator({ code: codeOf(secret, -1) })
  return { secret, recoveryCodes }
}

test('an authenticator is bound by picture or key and a first code, and its recovery codes are kept', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/member/securityCenter')
  const row = page.getByRole('listitem').filter({ has: page.getByText('Ứng dụng xác thực', { exact: true }) })
  await row.getByRole('button', { name: 'Bật' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ứng dụng xác thực' })
  await dialog.getByLabel('Mật khẩu hiện tại').fill('khong-dung-dau')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog.getByText('Mật khẩu không đúng.')).toBeVisible()
  await dialog.getByLabel('Mật khẩu hiện tại').fill(password)
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  expect(await accessibilityFaults(page)).toEqual([])
  await typeSixDigits(page, digits(page), '000000')
  await expect(dialog.getByText('Mã không đúng hoặc đã dùng rồi.')).toBeVisible()
  await typeSixDigits(page, digits(page), codeOf(secret, 0))
  const codes = page.getByRole('dialog', { name: 'Mã khôi phục' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  expect(await accessibilityFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Lưu thành tệp' }).click()
  const file = await download
  expect((await readFile(await file.path(), 'utf8')).split('\n')).toEqual(
    await codes.getByRole('listitem').allTextContents(),
  )
  await codes.getByRole('button', { name: 'Tôi đã lưu' }).click()
  await expect(row).toContainText('Đã bật')
  await expect(page.getByText('Còn 10 mã')).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
})

test('[R2.5.27] [R4.3.18] the second step stands before any token; a trusted browser is not asked again', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer()
  const { secret } = await bind(player)
  await logInAnew(page, player.username)
  const dialog = page.getByRole('dialog', { name: 'Xác minh hai bước' })
  await expect(digits(page)).toBeFocused()
  expect(await tokenOf(page)).toBeNull()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await typeSixDigits(page, digits(page), '000000')
  await expect(dialog.getByText(/^Mã không đúng hoặc đã dùng rồi/)).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  await dialog.getByText('Tin thiết bị này trong 30 ngày').click()
  await typeSixDigits(page, digits(page), codeOf(secret, 0))
  await expect(dialog).toBeHidden()
  expect(await tokenOf(page)).not.toBeNull()
  await logInAnew(page, player.username)
  await expect.poll(() => tokenOf(page)).not.toBeNull()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: 'Quên hết' }).click()
  await expect(page.getByRole('button', { name: 'Quên hết' })).toHaveCount(0)
  await logInAnew(page, player.username)
  await expect(dialog).toBeVisible()
})

test('without the phone a recovery code opens the account, and the authenticator is turned off with another', async ({
  page,
}) => {
  const player = await newPlayer()
  const { recoveryCodes } = await bind(player)
  await logInAnew(page, player.username)
  const dialog = page.getByRole('dialog', { name: 'Xác minh hai bước' })
  await dialog.getByRole('button', { name: 'Mất điện thoại? Dùng mã khôi phục' }).click()
  await dialog.getByLabel('Mã khôi phục').fill(recoveryCodes[0] ?? '')
  await dialog.getByRole('button', { name: 'Xác minh' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/member/securityCenter')
  const row = page.getByRole('listitem').filter({ has: page.getByText('Ứng dụng xác thực', { exact: true }) })
  await expect(page.getByText('Còn 9 mã')).toBeVisible()
  await row.getByRole('button', { name: 'Tắt' }).click()
  const manage = page.getByRole('dialog', { name: 'Ứng dụng xác thực' })
  await manage.getByLabel('Mật khẩu hiện tại').fill(password)
  await manage.getByLabel('Mã trong ứng dụng hoặc mã khôi phục').fill(recoveryCodes[1] ?? '')
  expect(await accessibilityFaults(page)).toEqual([])
  await manage.getByRole('button', { name: 'Tắt ứng dụng xác thực' }).click()
  await expect(manage).toBeHidden()
  await expect(row.getByRole('button', { name: 'Bật' })).toBeVisible()
})

test('[R2.5.27] [R4.3.17] at a new place the name of the bank account opens the door, typed as people write it, by keyboard alone', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer({ withPayoutAccount: true })
  await moveAway(player.username)
  await logInAnew(page, player.username)
  const dialog = page.getByRole('dialog', { name: 'Xác minh hai bước' })
  const name = dialog.getByRole('textbox', { name: 'Họ tên chủ tài khoản' })
  await expect(name).toBeFocused()
  expect(await tokenOf(page)).toBeNull()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await page.keyboard.type('Tran Thi Bich')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Họ tên không khớp/)).toBeVisible()
  await expect(name).toHaveValue('Tran Thi Bich')
  expect(await tokenOf(page)).toBeNull()
  await name.press('ControlOrMeta+a')
  await page.keyboard.type('Nguyễn  Thu Hà')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await tokenOf(page)).not.toBeNull()
})

test('the way back leads to name and password, and so does a log-in that waited too long', async ({ page }) => {
  const player = await newPlayer()
  await bind(player)
  await logInAnew(page, player.username)
  await page.getByRole('button', { name: 'Quay lại đăng nhập' }).click()
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
  await logInAnew(page, player.username)
  await digits(page).waitFor()
  await player.api.security.changePassword({
    oldPassword: password,
    newPassword: 'Den-long-sang-7',
    confirmNewPassword: 'Den-long-sang-7',
  })
  await typeSixDigits(page, digits(page), '123456')
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' })
  await expect(dialog.getByText('Vui lòng đăng nhập lại.')).toBeVisible()
})
