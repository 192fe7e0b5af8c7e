import { expect, test } from '@playwright/test'
import { newName, newPlayer, password } from './support/new-player.ts'
import { fillRegistration, formOf } from './support/portal-tasks.ts'
import { enterPortal } from './support/sign-in.ts'

test('[R1.02] [R2.1.07] [R4.2.09] [R4.2.16] a visitor registers by username: each wrong field says why and keeps what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  const username = newName()
  await page.goto('/register')
  await fillRegistration(page, { username: '1x', password: 'short', payeeName: 'Nguyen Thu Ha' })
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page.getByText('Bắt đầu bằng chữ cái, sau đó là chữ cái và chữ số, 6–16 ký tự.')).toBeVisible()
  await expect(formOf(page).getByLabel(/^Tên đăng nhập/)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Vui lòng đồng ý với Điều khoản sử dụng và xác nhận bạn đủ 18 tuổi.')).toBeVisible()
  await expect(formOf(page).getByLabel(/^Tên đăng nhập/)).toHaveValue('1x')
  await expect(page.getByLabel(/^Họ tên chủ tài khoản/)).toHaveValue('Nguyen Thu Ha')
  await fillRegistration(page, { username, password, payeeName: 'Nguyen Thu Ha' })
  await page.getByLabel(/^Nhập lại mật khẩu/).fill('something-else-9')
  await page.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ }).check()
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page.getByText('Nhập lại chưa đúng: hai mật khẩu không khớp.')).toBeVisible()
  await page.getByLabel(/^Nhập lại mật khẩu/).fill(password)
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
  await page.goto('/me')
  await expect(page.getByRole('heading', { name: username })).toBeVisible()
})

test('a name that is taken is told at its own field, and the rest of the form stays', async ({ page }) => {
  const { username } = await newPlayer()
  await page.goto('/register')
  await fillRegistration(page, { username, password, payeeName: 'Le Van Hai' })
  await page.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ }).check()
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page.getByText('Tên đăng nhập này đã có người dùng. Vui lòng chọn tên khác.')).toBeVisible()
  await expect(formOf(page).getByLabel(/^Mật khẩu/)).toHaveValue(password)
  await expect(page.getByLabel(/^Họ tên chủ tài khoản/)).toHaveValue('Le Van Hai')
})

test('[R4.2.17] [R4.2.21] [R4.2.22] the passwords can be shown, and reset empties the form', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, { username: 'abcdef', password, payeeName: 'Le Van Hai' })
  for (const label of [/^Mật khẩu/, /^Nhập lại mật khẩu/]) {
    await formOf(page).getByRole('button', { name: 'Hiện mật khẩu' }).first().click()
    await expect(formOf(page).getByLabel(label)).toHaveAttribute('type', 'text')
  }
  await page.getByRole('button', { name: 'Xoá hết' }).click()
  for (const label of [/^Tên đăng nhập/, /^Mật khẩu/, /^Nhập lại mật khẩu/, /^Họ tên/]) {
    await expect(formOf(page).getByLabel(label)).toHaveValue('')
  }
})

test('[R2.5.30] who has an account already is led from the registration to the login', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
})

test('who is in already does not see the registration', async ({ page }) => {
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/register')
  await expect(page).toHaveURL('/')
})
