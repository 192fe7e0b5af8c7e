import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

/** A real web server that plays an SMS gateway and keeps what it is asked. */
async function startGateway() {
  const bodies: string[] = []
  const keys: unknown[] = []
  const server = createServer((request, response) => {
    keys.push(request.headers['x-api-key'])
    request.on('data', (part) => bodies.push(String(part)))
    request.on('end', () => response.writeHead(200).end(JSON.stringify({ state: 'queued', id: 'gw-1' })))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { bodies, keys, address: `http://127.0.0.1:${port}/send`, stop: () => server.close() }
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Dịch vụ ngoài' })

test('staff describe an SMS gateway, are told what does not fit, and try it for real; the secret never comes back', async ({
  browser,
}) => {
  const gateway = await startGateway()
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: 'Dịch vụ ngoài' }).click()
  await page.getByRole('button', { name: /Cổng SMS \(HTTP\)/ }).click()
  const panel = panelOf(page)
  const save = panel.getByRole('button', { name: 'Lưu', exact: true })
  await expect(panel.getByText('Hãy lưu trước')).toBeVisible()
  await panel.getByRole('switch', { name: /Dùng dịch vụ này/ }).click()
  await save.click()
  await expect(panel.getByText('Không được để trống')).toBeVisible()
  await panel.getByRole('switch', { name: /Dùng dịch vụ này/ }).click()
  await panel.getByLabel(/^Địa chỉ/).fill(gateway.address)
  await panel.getByLabel(/^Tiêu đề/).fill('X-Api-Key: {secret}')
  await panel.getByLabel(/^Nội dung/).fill('{"to":"{to}"}')
  await expect(panel.getByText('Yêu cầu phải có {to} và {text}.')).toBeVisible()
  await panel.getByLabel(/^Nội dung/).fill('{"to":"{to}","text":"{text}"}')
  await panel.getByLabel('Bí mật', { exact: true }).fill('brass-key-77')
  await panel.getByLabel(/^Chỗ trả lời ghi kết quả/).fill('state')
  await panel.getByLabel(/^Kết quả tốt/).fill('queued')
  await save.click()
  await expect(page.getByText('Đã lưu; có hiệu lực sau vài giây')).toBeVisible()
  await expect(panel.getByText('Đang tắt')).toBeVisible()
  await panel.getByLabel('Số, ví dụ +84912345678').fill('+84912345678')
  await panel.getByRole('button', { name: 'Thử ngay' }).click()
  await expect(panel.getByText('Dịch vụ đã nhận')).toBeVisible()
  await expect(panel.getByText('200 queued')).toBeVisible()
  expect(gateway.bodies.map((body) => JSON.parse(body))).toEqual([
    { to: '+84912345678', text: expect.stringContaining('tin thử') },
  ])
  expect(gateway.keys).toEqual(['brass-key-77'])
  await page.reload()
  await expect(panel.getByLabel(/^Địa chỉ/)).toHaveValue(gateway.address)
  await expect(panel.locator('input[value="Đã đặt, được giấu"]')).toBeVisible()
  expect(await page.content()).not.toContain('brass-key-77')
  gateway.stop()
  await panel.getByLabel('Số, ví dụ +84912345678').fill('+84912345678')
  await panel.getByRole('button', { name: 'Thử ngay' }).click()
  await expect(panel.getByText('Không tới được dịch vụ hoặc dịch vụ không trả lời')).toBeVisible()
  await page.goto('/audit')
  await expect(page.getByRole('main').getByText('Đổi cài đặt dịch vụ ngoài').first()).toBeVisible()
  await page.context().close()
})

test('who does not run the house does not see its services', async ({ browser }) => {
  const page = await openConsole(browser, 'trang')
  await expect(page.getByRole('link', { name: 'Dịch vụ ngoài' })).toHaveCount(0)
  await page.goto('/providers')
  await expect(page.getByText('Bạn không có quyền xem trang này')).toBeVisible()
  await page.context().close()
})
