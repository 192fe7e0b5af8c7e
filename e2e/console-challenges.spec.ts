import { openPlayer } from '@fairground/dev-env'
import { expect, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

test('[R7.9.07] staff switch the human check off for one use and on again; the portal follows, the audit log tells', async ({
  browser,
}) => {
  const use = 'email-recovery'
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: 'Xác minh người thật' }).click()
  const { api } = openPlayer(process.env.GUARDED_URL ?? '', 'visitor')
  const uses = async () => (await api.system.whitelabel({})).challenge.uses
  const toggle = page.getByRole('switch', { name: 'Lấy lại mật khẩu bằng email' })
  await expect(toggle).toBeChecked()
  expect(await uses()).toContain(use)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect.poll(uses).not.toContain(use)
  await page.reload()
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect.poll(uses).toContain(use)
  await page.getByRole('link', { name: 'Nhật ký thao tác' }).click()
  await expect(page.getByRole('main').getByText('Đổi bước xác minh người thật').first()).toBeVisible()
})
