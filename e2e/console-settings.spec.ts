import { expect, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

test('[R4.1.05] staff keep a network out and let it in again; what opens or closes the whole site asks first, and the audit log tells', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: 'Cài đặt trang' }).click()
  const networks = page.getByRole('textbox', { name: 'Dải địa chỉ' })
  const save = page.getByRole('button', { name: 'Lưu cài đặt' })
  const question = page.getByRole('dialog', { name: 'Lưu thay đổi này?' })
  await networks.fill('203.0.113.0/24\nno network')
  await expect(page.getByText('Có dòng không phải là dải địa chỉ.')).toBeVisible()
  await expect(save).toBeDisabled()
  // Another one at every try: what was saved before is no change.
  const address = `198.51.100.${1 + (Date.now() % 250)}`
  await networks.fill(`203.0.113.0/24\n${address}`)
  await save.click()
  await expect(page.getByText('Đã lưu cài đặt').first()).toBeVisible()
  await page.reload()
  await expect(networks).toHaveValue(`203.0.113.0/24\n${address}/32`)
  await networks.fill('')
  await save.click()
  await question.getByRole('button', { name: 'Vẫn lưu' }).click()
  await expect(question).toBeHidden()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Đóng trang' }).click()
  const closing = page.getByRole('dialog', { name: 'Đóng trang ngay?' })
  await closing.getByRole('button', { name: 'Quay lại' }).click()
  await expect(closing).toBeHidden()
  await expect(page.getByText('Đang mở', { exact: true })).toBeVisible()
  await page.goto('/audit')
  await expect(page.getByRole('main').getByText('Đổi cài đặt trang').first()).toBeVisible()
  await page.context().close()
})
