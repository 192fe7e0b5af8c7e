import { openPlayer } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

test('[R7.9.07] staff disable and re-enable the challenge for one action; the portal follows, and it is audited', async ({
  browser,
}) => {
  const use = 'email-recovery'
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: text('console:nav.challenges') }).click()
  const { api } = openPlayer(process.env.GUARDED_URL ?? '', 'visitor')
  const uses = async () => (await api.system.whitelabel({})).challenge.uses
  const toggle = page.getByRole('switch', { name: text('console:challenges.use.email-recovery') })
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
  await page.getByRole('link', { name: text('console:nav.audit') }).click()
  await expect(page.getByRole('main').getByText(text('console:audited.site.challenges-changed')).first()).toBeVisible()
})
