import { testPhone } from '@fairground/dev-env/identity-provider'
import { expect, type Page, test } from '@playwright/test'
import { newMobile } from './support/outbox.ts'
import { formOf } from './support/portal-tasks.ts'

// The world has the provider off, so the page's policy does not name it: the server's own test looks at the policy.
test.use({ bypassCSP: true })

/** A site whose codes the provider sends, as the page is told. */
async function turnOn(page: Page): Promise<void> {
  await page.route('**/wps/system/whitelabel', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.identityProvider = { sms: true, url: `${process.env.IDP_URL}/phone`, apiKey: testPhone.apiKey }
    await route.fulfill({ response, json: body })
  })
}

test('[R4.2.15] [R7.9.05] [R8.32] [R8.35] [R9.03] the provider sends and checks the code; the server is asked with its word only', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => {
    const [name] = /accounts:\w+|member\/register\/mobile|verification\/sms\/\w+/.exec(request.url()) ?? []
    if (name && request.method() !== 'OPTIONS') asked.push(name)
  })
  await turnOn(page)
  await page.goto('/register')
  await page.getByRole('radio', { name: 'Bằng điện thoại' }).check()
  await page.getByRole('textbox', { name: /^Số điện thoại/ }).fill(newMobile())
  await page.getByRole('button', { name: 'Lấy mã' }).click()
  await expect(page.getByRole('button', { name: /^Gửi lại sau (?:60|5\d) giây$/ })).toBeDisabled()
  await formOf(page)
    .getByLabel(/^Mật khẩu/)
    .fill('Den-long-sang-7')
  await page.getByLabel(/^Nhập lại mật khẩu/).fill('Den-long-sang-7')
  await page.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ }).check()
  await page.getByLabel(/^Mã xác minh/).fill('000000')
  const send = page.getByRole('button', { name: 'Tạo tài khoản' })
  await send.click()
  await expect(page.getByText('Mã xác minh không đúng hoặc còn thiếu.')).toBeVisible()
  expect(asked).toEqual(['accounts:sendVerificationCode', 'accounts:signInWithPhoneNumber'])
  await page.getByLabel(/^Mã xác minh/).fill(testPhone.code)
  await send.click()
  await expect(page.getByText('Chức năng này chưa bật hoặc không được phép. Vui lòng liên hệ CSKH.')).toBeVisible()
  expect(asked.slice(2)).toEqual(['accounts:signInWithPhoneNumber', 'member/register/mobile'])
})
