import { openPlayer } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { agePassword } from './support/database.ts'
import { logInAnew } from './support/log-in-anew.ts'
import { newPlayer, password } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

/** Whether who logs in now has to choose a new password first. */
async function isPasswordDue(username: string): Promise<boolean> {
  const player = openPlayer(portalUrl(), username)
  player.enter((await player.api.session.login({ username, password })).token)
  return (await player.api.members.info({})).passwordDue ?? false
}

test('[R6.19] [R6.29] [R4.3.09] [R2.5.03] a switch that locks people out needs a confirmation; the portal follows at once, and it is audited', async ({
  browser,
  page: portal,
}) => {
  const { username } = await newPlayer()
  await agePassword(username)
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: text('console:nav.features') }).click()
  const { api } = openPlayer(portalUrl(), 'visitor')
  const isForced = async () => (await api.system.whitelabel({})).flags.PWDEXPFORCECHANGE3
  const feature = text('console:features.PWDEXPFORCECHANGE3')
  const toggle = page.getByRole('switch', { name: feature })
  await expect(toggle).toBeVisible()
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  const question = page.getByRole('dialog', {
    name: text('console:features.askOn', { feature }),
  })
  await question.getByRole('button', { name: text('console:action.back') }).click()
  await expect(question).toBeHidden()
  await expect(toggle).not.toBeChecked()
  expect(await isForced()).toBe(false)
  await toggle.click()
  const turnOn = question.getByRole('button', { name: text('console:features.turnOn'), exact: true })
  await turnOn.click()
  await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await question.getByRole('textbox').fill('Mật khẩu cũ bị lộ ở nơi khác.')
  await turnOn.click()
  await expect(toggle).toBeChecked()
  expect(await isForced()).toBe(true)
  expect(await isPasswordDue(username)).toBe(true)
  await logInAnew(portal, username)
  await expect(portal.getByRole('dialog', { name: text('pages:security.dueTitle') })).toBeVisible()
  await toggle.click()
  const back = page.getByRole('dialog', { name: text('console:features.askOff', { feature }) })
  await back.getByRole('textbox').fill('Mọi người đã đổi.')
  await back.getByRole('button', { name: text('console:features.turnOff'), exact: true }).click()
  await expect(toggle).not.toBeChecked()
  expect(await isForced()).toBe(false)
  expect(await isPasswordDue(username)).toBe(false)
  await page.goto('/audit')
  await expect(page.getByRole('main').getByText(text('console:audited.site.feature-changed')).first()).toBeVisible()
  await page.context().close()
})
