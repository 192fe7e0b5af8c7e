import { openPlayer } from '@fairground/dev-env'
import { type Browser, expect, test } from '@playwright/test'
import { agePassword } from './support/database.ts'
import { logInAnew } from './support/log-in-anew.ts'
import { newPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

/** Logs a player with an old password in; whether the page asks for a new one before anything else. */
async function isAskedForNewPassword(browser: Browser, username: string): Promise<boolean> {
  const page = await (await browser.newContext()).newPage()
  await logInAnew(page, username)
  const due = page.getByRole('dialog', { name: 'Chọn mật khẩu mới' })
  const account = page.getByRole('banner').getByRole('button', { name: `Tài khoản ${username}` })
  await expect(due.or(account)).toBeVisible()
  const isAsked = await due.isVisible()
  await page.context().close()
  return isAsked
}

test('[R6.19] [R6.29] [R4.3.09] [R2.5.03] a switch that keeps people out asks first; the portal follows at once, the audit log tells', async ({
  browser,
}) => {
  const { username } = await newPlayer()
  await agePassword(username)
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
  expect(await isAskedForNewPassword(browser, username)).toBe(true)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  expect(await isForced()).toBe(false)
  expect(await isAskedForNewPassword(browser, username)).toBe(false)
  await page.goto('/audit')
  await expect(page.getByRole('main').getByText('Bật hoặc tắt tính năng').first()).toBeVisible()
  await page.context().close()
})
