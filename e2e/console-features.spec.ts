import { openPlayer } from '@fairground/dev-env'
import { expect, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

test('[R6.19] [R6.29] a switch that keeps people out asks first; the portal follows at once, the audit log tells', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: 'Tính năng' }).click()
  const { api } = openPlayer(portalUrl(), 'visitor')
  const isForced = async () => (await api.system.whitelabel({})).flags.PWDEXPFORCECHANGE3
  const toggle = page.getByRole('switch', { name: 'Buộc đổi mật khẩu quá hạn' })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  const question = page.getByRole('dialog', { name: 'Bật “Buộc đổi mật khẩu quá hạn”?' })
  await question.getByRole('button', { name: 'Quay lại' }).click()
  await expect(question).toBeHidden()
  await expect(toggle).not.toBeChecked()
  expect(await isForced()).toBe(false)
  await toggle.click()
  await question.getByRole('button', { name: 'Bật', exact: true }).click()
  await expect(toggle).toBeChecked()
  expect(await isForced()).toBe(true)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  expect(await isForced()).toBe(false)
  await page.goto('/audit')
  await expect(page.getByRole('main').getByText('Bật hoặc tắt tính năng').first()).toBeVisible()
  await page.context().close()
})
