import { openPlayer } from '@fairground/dev-env'
import { expect, test } from '@playwright/test'
import { newMobile } from './support/outbox.ts'
import { openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

test('staff find what was sent to a number, read it for a reason, and the log has who looked', async ({ browser }) => {
  const mobile = newMobile()
  const { api } = openPlayer(portalUrl(), 'visitor')
  await api.recovery.smsCode({ countryDialingCode: '84', mobileNum: mobile, purpose: 'reset' })
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: 'Tin đã gửi' }).click()
  await page.getByRole('searchbox', { name: 'Nguyên số hoặc địa chỉ' }).fill(mobile)
  const table = page.getByRole('table', { name: 'Tin đã gửi' })
  const row = table.getByRole('row').filter({ hasText: mobile.slice(-3) })
  await expect(row).toHaveCount(1)
  await expect(page).not.toHaveURL(new RegExp(mobile.slice(1)))
  await row.click()
  const panel = page.getByRole('complementary', { name: 'Tin nhắn' })
  await expect(panel.getByText('Đã gửi', { exact: true }).first()).toBeVisible()
  await expect(panel.getByText('Giữ lại trong bản thử')).toBeVisible()
  await expect(panel.getByText(/\d{6} là mã/)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Hiện nội dung và người nhận' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Lý do/).fill('người chơi không nhận được mã')
  await dialog.getByRole('button', { name: 'Hiện nội dung và người nhận' }).click()
  await expect(panel.getByText(/\d{6} là mã/)).toBeVisible()
  await expect(panel.getByText(mobile.replace(/^0/, '+84'))).toBeVisible()
  await panel.getByRole('button', { name: 'Ẩn', exact: true }).click()
  await expect(panel.getByText(/\d{6} là mã/)).toHaveCount(0)
  await page.goto('/audit?action=message.revealed')
  await expect(page.getByRole('main').getByText('người chơi không nhận được mã').first()).toBeVisible()
  await page.context().close()
})

test('the owner sets how many messages may leave in a day', async ({ browser }) => {
  const page = await openConsole(browser, 'owner')
  await page.goto('/outbox?channel=email')
  const figures = page.getByRole('region', { name: '24 giờ qua' })
  await expect(figures.getByRole('figure', { name: 'Mã theo giờ' })).toBeVisible()
  await figures.getByRole('button', { name: 'Đổi hạn mức và mức báo động' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Nhiều nhất mỗi ngày/).fill('30000')
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Đã lưu hạn mức')).toBeVisible()
  await expect(figures.getByText('/ 30.000')).toBeVisible()
  await page.context().close()
})

test('[A-43] codes that hardly anybody brings back stand as an alarm on the overview, and lead to the messages', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  await page.route('**/staff/outbox-figures', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.alarms = [{ channel: 'sms', kind: 'conversion', startedAt: new Date().toISOString(), sent: 25, used: 2 }]
    await route.fulfill({ response, json: body })
  })
  await page.reload()
  const alarm = page.getByRole('main').getByRole('status').filter({ hasText: '25' })
  await expect(alarm).toBeVisible()
  await alarm.getByRole('link').click()
  await expect(page).toHaveURL(/\/outbox\?channel=sms$/)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '25' })).toBeVisible()
  await page.context().close()
})
