import { expect, test } from '@playwright/test'
import { noteWindows, support, withStatus } from './support/altered-status.ts'

const customerService = [support]
const supportWindow = [support.url, '_blank', 'width=440,height=750,noopener,noreferrer']

test('[R4.1.03] [R3.127] [R8.15] [R8.16] [R9.27] where the site may not be entered stand the address, why, and the way to a person', {
  tag: '@phone',
}, async ({ page }) => {
  const windows = await noteWindows(page)
  await withStatus(page, { status: 2, regionRestriction: true, location: { ip: '203.0.113.7' }, customerService })
  await page.goto('/rng')
  await expect(page.getByRole('heading', { name: 'Chưa phục vụ khu vực này' })).toBeVisible()
  await expect(page.getByText('Truy cập bị giới hạn theo vị trí hoặc địa chỉ IP của bạn.')).toBeVisible()
  await expect(page.getByText('203.0.113.7')).toBeVisible()
  await page.getByRole('button', { name: 'Liên hệ chăm sóc khách hàng' }).click()
  expect(await windows()).toEqual([supportWindow])
})

test('[R8.17] [R9.27] during maintenance stand what is going on, until when, and the way to a person', async ({
  page,
}) => {
  const windows = await noteWindows(page)
  await withStatus(page, { status: 1, maintenance: true, maintenanceUntil: '2030-01-01T05:00:00Z', customerService })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hội chợ đang dọn dẹp' })).toBeVisible()
  await expect(page.getByText('Chúng tôi đang bảo trì. Tiền của bạn vẫn an toàn.')).toBeVisible()
  await expect(page.getByText(/Dự kiến mở lại: .*2030/)).toBeVisible()
  await page.getByRole('button', { name: 'Liên hệ chăm sóc khách hàng' }).click()
  expect(await windows()).toEqual([supportWindow])
})

test('[R2.5.32] [R9.27] the registration leads to customer service, in a window of 440 by 750', async ({ page }) => {
  const windows = await noteWindows(page)
  await withStatus(page, { customerService })
  await page.goto('/register')
  await page.getByRole('main').getByRole('button', { name: 'CSKH' }).click()
  expect(await windows()).toEqual([supportWindow])
})

test('[R9.41] a browser that was never here starts in the language that the operator set', async ({ page }) => {
  await withStatus(page, { defaultLanguage: 'en' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})
